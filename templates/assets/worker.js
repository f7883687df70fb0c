// Registers the worker that answers where there is no connection.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => {
    // Without it, everything works while there is a connection.
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
  });
}
