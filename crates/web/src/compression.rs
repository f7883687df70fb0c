//! Compression of responses: choosing a content coding by `Accept-Encoding`, gzip and brotli.
//!
//! The compression layer of tower-http compresses every response anew; here a cached response is compressed once.

use std::io::Write;

use axum::{
    body::Bytes,
    http::{HeaderMap, header},
};
use flate2::{Compression, write::GzEncoder};

use crate::headers::quality_values;

/// Minimum size of a text that is compressed, in bytes: shorter ones fit into one packet.
const MIN_BYTES: usize = 1024;

/// Quality levels of brotli: for responses of one snapshot, and for immutable ones.
const QUALITY: [i32; 2] = [5, 11];

/// Window size of brotli, as a power of two.
const BROTLI_WINDOW_BITS: i32 = 20;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum ContentCoding {
    None,
    Gzip,
    Brotli,
}

impl ContentCoding {
    /// Its name in headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            ContentCoding::None => "identity",
            ContentCoding::Gzip => "gzip",
            ContentCoding::Brotli => "br",
        }
    }

    /// The best coding that a client accepts; of two with the same quality, brotli.
    pub(crate) fn best(request_headers: &HeaderMap) -> ContentCoding {
        ContentCoding::best_of(request_headers, &[ContentCoding::Gzip, ContentCoding::Brotli])
    }

    /// The best of some codings that a client accepts; of two with the same quality, the later one.
    pub(crate) fn best_of(request_headers: &HeaderMap, codings: &[ContentCoding]) -> ContentCoding {
        let headers = request_headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let accepted: Vec<(&str, f32)> = headers.flat_map(quality_values).collect();
        let quality = |coding: &ContentCoding| {
            let names = if *coding == ContentCoding::Gzip { &["gzip", "x-gzip"][..] } else { &[coding.name()] };
            let is_it = |accepted: &str| names.iter().any(|name| accepted.eq_ignore_ascii_case(name));
            accepted.iter().filter(|(name, _)| is_it(name)).map(|(_, quality)| *quality).reduce(f32::max)
        };
        let offered = codings.iter().filter_map(|coding| Some((quality(coding)?, *coding)));
        offered
            .reduce(|best, other| if other.0 >= best.0 { other } else { best })
            .map_or(ContentCoding::None, |best| best.1)
    }
}

/// Whether a response of a media type and a length is worth compressing.
pub(crate) fn is_compressible(headers: &HeaderMap, length: usize) -> bool {
    let mime = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_text =
        mime.starts_with("text/") || mime.contains("json") || mime.contains("xml") || mime.contains("javascript");
    is_text && length >= MIN_BYTES && !headers.contains_key(header::CONTENT_ENCODING)
}

/// Compresses a text; with more effort if it is immutable.
pub(crate) fn compress(text: &[u8], coding: ContentCoding, for_good: bool) -> Bytes {
    let compressed = Vec::with_capacity(text.len() / 3);
    match coding {
        ContentCoding::None => Bytes::copy_from_slice(text),
        ContentCoding::Gzip => {
            let mut writer =
                GzEncoder::new(compressed, if for_good { Compression::best() } else { Compression::default() });
            // Memory takes all that is written to it.
            let _ = writer.write_all(text);
            writer.finish().unwrap_or_default().into()
        }
        ContentCoding::Brotli => {
            let mut compressed = compressed;
            let params = brotli::enc::BrotliEncoderParams {
                quality: QUALITY[usize::from(for_good)],
                lgwin: BROTLI_WINDOW_BITS,
                size_hint: text.len(),
                ..Default::default()
            };
            let _ = brotli::BrotliCompress(&mut &text[..], &mut compressed, &params);
            compressed.into()
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_best_packing_that_is_read_wins() {
        for (accepted, coding) in [
            ("gzip, deflate, br, zstd", ContentCoding::Brotli),
            ("gzip", ContentCoding::Gzip),
            ("br;q=0.5, GZIP;q=0.8", ContentCoding::Gzip),
            ("br;q=0, gzip;q=0", ContentCoding::None),
            ("br;q=NaN, gzip;q=x", ContentCoding::None),
            ("identity, *;q=0", ContentCoding::None),
            ("", ContentCoding::None),
        ] {
            let headers = [(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))].into_iter().collect();
            assert_eq!(ContentCoding::best(&headers), coding, "{accepted}");
        }
        assert_eq!(ContentCoding::best(&HeaderMap::new()), ContentCoding::None);
    }

    #[test]
    fn what_was_packed_is_unpacked_to_the_same() {
        let text = "el faro, la costa y el bote; ".repeat(400);
        for for_good in [false, true] {
            let compressed = compress(text.as_bytes(), ContentCoding::Gzip, for_good);
            let mut back = String::new();
            std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&compressed[..]), &mut back).unwrap();
            assert!(back == text && compressed.len() < text.len() / 5);
            let compressed = compress(text.as_bytes(), ContentCoding::Brotli, for_good);
            let mut back = Vec::new();
            brotli::BrotliDecompress(&mut &compressed[..], &mut back).unwrap();
            assert!(back == text.as_bytes() && compressed.len() < text.len() / 5);
        }
    }
}
