//! Style sheets, scripts and icons: embedded, named by their hash, cached for good.

use std::sync::LazyLock;

use axum::{
    extract::Path,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use rust_embed::{Embed, EmbeddedFile};

use crate::error::Error;

#[derive(Embed)]
#[folder = "../../templates/assets/"]
struct Files;

struct Asset {
    file: String,
    hashed: String,
    mime: &'static str,
    content: EmbeddedFile,
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| Files::iter().filter_map(|path| Asset::new(&path)).collect());

impl Asset {
    fn new(path: &str) -> Option<Self> {
        let (stem, extension) = path.rsplit_once('.')?;
        let mime = match extension {
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            _ => return None,
        };
        let content = Files::get(path)?;
        let hash: String = content.metadata.sha256_hash()[..6].iter().map(|byte| format!("{byte:02x}")).collect();
        Some(Asset { file: path.to_owned(), hashed: format!("{stem}.{hash}.{extension}"), mime, content })
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
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.mime)),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    Ok((headers, asset.content.data.clone()).into_response())
}
