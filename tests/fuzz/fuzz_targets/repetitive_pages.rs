#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| vademecum_ingest::fuzz::repetitive_pages(data));
