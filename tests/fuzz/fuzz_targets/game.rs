#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| vademecum_magic::fuzz::game(data));
