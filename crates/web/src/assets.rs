//! Style sheets, scripts and icons: embedded, named by their hash, cached for good.

use std::sync::LazyLock;

use axum::{
    body::Bytes,
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};
use rust_embed::Embed;
use vademecum_store::Fingerprint;

use crate::error::Error;

#[derive(Embed)]
#[folder = "../../templates/assets/"]
struct Files;

struct Asset {
    file: String,
    hashed: String,
    mime: &'static str,
    content: Bytes,
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let mut paths: Vec<_> = Files::iter().collect();
    paths.sort();
    // The files of a folder are one asset of its name, one behind the other: they are written apart to be read.
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    for (path, content) in paths.iter().filter_map(|path| Some((path, Files::get(path)?.data))) {
        let file = match (path.split_once('/'), path.rsplit_once('.')) {
            (Some((folder, _)), Some((_, extension))) => format!("{folder}.{extension}"),
            _ => path.to_string(),
        };
        match files.last_mut().filter(|(last, _)| *last == file) {
            Some((_, whole)) => whole.extend_from_slice(&content),
            None => files.push((file, content.into_owned())),
        }
    }
    files.into_iter().filter_map(|(file, content)| Asset::new(file, content)).collect()
});

impl Asset {
    fn new(file: String, content: Vec<u8>) -> Option<Self> {
        let (stem, extension) = file.rsplit_once('.')?;
        let mime = match extension {
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            _ => return None,
        };
        let hash = Fingerprint::of(&content).to_string();
        let hashed = format!("{stem}.{}.{extension}", &hash[..12]);
        Some(Asset { hashed, mime, content: content.into(), file })
    }
}

/// The address of an asset, hash included.
pub(crate) fn url(file: &str) -> String {
    let name = ASSETS.iter().find(|asset| asset.file == file).map_or(file, |asset| &asset.hashed);
    format!("/assets/{name}")
}

/// The addresses of all assets of a kind, by the ends of their files' names.
pub(crate) fn urls(ends: &[&str]) -> impl Iterator<Item = String> {
    ASSETS.iter().filter(|asset| ends.iter().any(|end| asset.file.ends_with(end))).map(|asset| url(&asset.file))
}

/// `/assets/{name}`: one asset by its hashed name.
pub(crate) async fn serve(Path(name): Path<String>) -> Result<Response, Error> {
    let asset = ASSETS.iter().find(|asset| asset.hashed == name).ok_or(Error::NoSuchPage)?;
    let headers = [(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.content.clone()).into_response())
}
