//! Texts made smaller for the way: which packing a browser reads, and the packing.

use std::io::Write;

use axum::{
    body::Bytes,
    http::{HeaderMap, header},
};
use flate2::{Compression, write::GzEncoder};

/// Shorter texts fit into one packet as they are.
const LEAST: usize = 1024;

/// How hard brotli tries: on what is made anew with every snapshot, and on what never changes.
const QUALITY: [i32; 2] = [5, 11];

/// How far back brotli looks, as a power of two.
const WINDOW: i32 = 20;

/// How a text is packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Hash)]
pub(crate) enum Packing {
    /// Not at all.
    None,
    /// With gzip.
    Gzip,
    /// With brotli.
    Brotli,
}

impl Packing {
    /// Its name in headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Packing::None => "identity",
            Packing::Gzip => "gzip",
            Packing::Brotli => "br",
        }
    }

    /// The best packing that whoever asks reads; of two that they like alike, brotli.
    pub(crate) fn best(asked: &HeaderMap) -> Packing {
        let mut best = (0.0, Packing::None);
        let accepted = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        for range in accepted.flat_map(|value| value.split(',')) {
            let mut parts = range.split(';').map(str::trim);
            let packing = match parts.next() {
                Some(name) if name.eq_ignore_ascii_case("br") => Packing::Brotli,
                Some(name) if name.eq_ignore_ascii_case("gzip") || name.eq_ignore_ascii_case("x-gzip") => Packing::Gzip,
                _ => continue,
            };
            let quality = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse().ok());
            if let Some(quality) = quality.filter(|&quality: &f32| quality > 0.0)
                && (quality, packing) > best
            {
                best = (quality, packing);
            }
        }
        best.1
    }
}

/// Whether a text of a type and a length gets smaller.
pub(crate) fn is_worth_packing(headers: &HeaderMap, length: usize) -> bool {
    let mime = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_text =
        mime.starts_with("text/") || mime.contains("json") || mime.contains("xml") || mime.contains("javascript");
    is_text && length >= LEAST && !headers.contains_key(header::CONTENT_ENCODING)
}

/// Packs a text; harder if that is done once and for all.
pub(crate) fn pack(text: &[u8], packing: Packing, for_good: bool) -> Bytes {
    let packed = Vec::with_capacity(text.len() / 3);
    match packing {
        Packing::None => Bytes::copy_from_slice(text),
        Packing::Gzip => {
            let mut writer =
                GzEncoder::new(packed, if for_good { Compression::best() } else { Compression::default() });
            // Memory takes all that is written to it.
            let _ = writer.write_all(text);
            writer.finish().unwrap_or_default().into()
        }
        Packing::Brotli => {
            let mut packed = packed;
            let params = brotli::enc::BrotliEncoderParams {
                quality: QUALITY[usize::from(for_good)],
                lgwin: WINDOW,
                size_hint: text.len(),
                ..Default::default()
            };
            let _ = brotli::BrotliCompress(&mut &text[..], &mut packed, &params);
            packed.into()
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_best_packing_that_is_read_wins() {
        for (accepted, packing) in [
            ("gzip, deflate, br, zstd", Packing::Brotli),
            ("gzip", Packing::Gzip),
            ("br;q=0.5, GZIP;q=0.8", Packing::Gzip),
            ("br;q=0, gzip;q=0", Packing::None),
            ("br;q=NaN, gzip;q=x", Packing::None),
            ("identity, *;q=0", Packing::None),
            ("", Packing::None),
        ] {
            let headers = [(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))].into_iter().collect();
            assert_eq!(Packing::best(&headers), packing, "{accepted}");
        }
        assert_eq!(Packing::best(&HeaderMap::new()), Packing::None);
    }

    #[test]
    fn what_was_packed_is_unpacked_to_the_same() {
        let text = "el faro, la costa y el bote; ".repeat(400);
        for for_good in [false, true] {
            let packed = pack(text.as_bytes(), Packing::Gzip, for_good);
            let mut back = String::new();
            std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&packed[..]), &mut back).unwrap();
            assert!(back == text && packed.len() < text.len() / 5);
            let packed = pack(text.as_bytes(), Packing::Brotli, for_good);
            let mut back = Vec::new();
            brotli::BrotliDecompress(&mut &packed[..], &mut back).unwrap();
            assert!(back == text.as_bytes() && packed.len() < text.len() / 5);
        }
    }
}
