//! A browser, driven over its debugging protocol: just enough to read, click and type as a person does.

#![expect(clippy::disallowed_methods, reason = "tests start the browser")]

use std::{
    io::{BufRead, BufReader},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::{Message, WebSocket};

/// How long a page may take to show what is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// The browser's program, if the machine has one: that of `CHROMIUM`, else the first in the path.
pub fn program() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let found = std::env::split_paths(&path).flat_map(|folder| names.map(|name| folder.join(name)));
    named.into_iter().chain(found).find(|program| program.is_file())
}

/// An open browser with one page.
#[derive(Debug)]
pub struct Browser {
    child: Child,
    socket: WebSocket<TcpStream>,
    session: String,
    asked: u64,
    _profile: TempDir,
}

impl Browser {
    /// Opens a browser with a small window, that of a phone.
    pub fn open(program: &Path) -> Browser {
        let profile = TempDir::new().unwrap();
        let mut child = Command::new(program)
            .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"])
            .args(["--window-size=412,915", "--remote-debugging-port=0", "--lang=es"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        let url = loop {
            line.clear();
            assert!(said.read_line(&mut line).unwrap() > 0, "the browser ended before it listened");
            if let Some(url) = line.trim().strip_prefix("DevTools listening on ") {
                break url.to_owned();
            }
        };
        // What it goes on saying is read, or it would wait for a reader; the thread ends with the browser.
        thread::spawn(move || said.lines().map_while(Result::ok).for_each(drop));
        let addr = url.trim_start_matches("ws://").split('/').next().unwrap();
        let stream = TcpStream::connect(addr).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (socket, _) = tungstenite::client(url.as_str(), stream).unwrap();
        let mut browser = Browser { child, socket, session: String::new(), asked: 0, _profile: profile };
        let page = browser.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let attached = browser.call("Target.attachToTarget", &json!({ "targetId": page["targetId"], "flatten": true }));
        browser.session = attached["sessionId"].as_str().unwrap().to_owned();
        browser
    }

    /// Goes to an address, which may send on to another.
    pub fn visit(&mut self, url: &str) {
        let answer = self.call("Page.navigate", &json!({ "url": url }));
        assert!(answer.get("errorText").is_none(), "{url}: {answer}");
    }

    /// Goes to an address, and waits until its page is there.
    pub fn go(&mut self, url: &str) {
        self.visit(url);
        self.wait_for(&format!("location.href === {} && document.readyState === 'complete'", json!(url)));
    }

    /// Clicks in the middle of the element that a selector finds, once it is there.
    pub fn click(&mut self, selector: &str) {
        let place = self.middle(selector);
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", &event);
        }
    }

    /// Taps in the middle of the element that a selector finds with a finger.
    pub fn tap(&mut self, selector: &str) {
        self.call("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true }));
        let place = self.middle(selector);
        let points = json!([{ "x": place[0], "y": place[1] }]);
        self.call("Input.dispatchTouchEvent", &json!({ "type": "touchStart", "touchPoints": points }));
        self.call("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// The middle of the element that a selector finds, once it is there, on the screen.
    fn middle(&mut self, selector: &str) -> Value {
        let found = format!("document.querySelector({})", json!(selector));
        self.wait_for(&format!("{found} !== null"));
        self.value(&format!(
            "(() => {{ const e = {found}; e.scrollIntoView({{ block: 'center', behavior: 'instant' }}); \
             const r = e.getClientRects()[0]; return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
        ))
    }

    /// Types a text where the cursor is.
    pub fn type_text(&mut self, text: &str) {
        self.call("Input.insertText", &json!({ "text": text }));
    }

    /// Presses a key: a letter or sign, or one by its name (`Tab`, `Escape`, `ArrowDown`).
    pub fn press(&mut self, key: &str) {
        let code = match key {
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            "End" => 35,
            "Home" => 36,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            _ => 0,
        };
        // What a key types makes the browser do what it does on its own, such as following a link.
        let text = if key == "Enter" { "\r" } else { key };
        for kind in ["keyDown", "keyUp"] {
            let mut event = json!({ "type": kind, "key": key, "windowsVirtualKeyCode": code });
            if kind == "keyDown" && (code == 0 || key == "Enter") {
                event["text"] = json!(text);
            }
            self.call("Input.dispatchKeyEvent", &event);
        }
    }

    /// Makes the window so large.
    pub fn resize(&mut self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.call("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Has the system prefer a theme: `light` or `dark`.
    pub fn prefer(&mut self, theme: &str) {
        let feature = json!([{ "name": "prefers-color-scheme", "value": theme }]);
        self.call("Emulation.setEmulatedMedia", &json!({ "features": feature }));
    }

    /// Shows pages as they are printed.
    pub fn print(&mut self) {
        self.call("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
    }

    /// Runs a script at the beginning of every page from now on.
    pub fn run_first(&mut self, script: &str) {
        self.call("Page.enable", &json!({}));
        self.call("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
    }

    /// What an expression of the page is; if that is promised, what it comes to be.
    pub fn value(&mut self, expression: &str) -> Value {
        let answer = self.evaluate(expression).unwrap_or_else(|error| panic!("{expression}: {error}"));
        assert!(answer.get("exceptionDetails").is_none(), "{expression}: {answer}");
        answer["result"]["value"].clone()
    }

    fn evaluate(&mut self, expression: &str) -> Result<Value, Value> {
        let asked = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        self.ask("Runtime.evaluate", &asked)
    }

    /// Waits until an expression of the page is true.
    pub fn wait_for(&mut self, expression: &str) {
        let start = Instant::now();
        let asked = format!("(() => {{ try {{ return {expression} }} catch {{ return false }} }})()");
        // While a page is being left, there is nobody to ask.
        while !self.evaluate(&asked).is_ok_and(|answer| answer["result"]["value"] == true) {
            let shown = || self.value("location.href + '\\n' + document.body.innerText");
            assert!(start.elapsed() < PATIENCE, "waited in vain for {expression} at {}", { shown }());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until the page is at a path, and shown.
    pub fn wait_for_path(&mut self, path: &str) {
        self.wait_for(&format!(
            "decodeURIComponent(location.pathname + location.search) === {} && document.readyState === 'complete'",
            json!(path)
        ));
    }

    fn call(&mut self, method: &str, params: &Value) -> Value {
        self.ask(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Asks the browser, which answers or says what is wrong.
    fn ask(&mut self, method: &str, params: &Value) -> Result<Value, Value> {
        self.asked += 1;
        let mut message = json!({ "id": self.asked, "method": method, "params": params });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        self.socket.send(Message::text(message.to_string())).unwrap();
        loop {
            let Message::Text(text) = self.socket.read().unwrap() else { continue };
            let mut answer: Value = serde_json::from_str(&text).unwrap();
            // Everything else is news that nobody asked for.
            if answer["id"] == self.asked {
                return if answer.get("error").is_some() {
                    Err(answer["error"].take())
                } else {
                    Ok(answer["result"].take())
                };
            }
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
