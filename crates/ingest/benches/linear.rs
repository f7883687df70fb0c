//! Documents that repeat one construct, at a size and at twice that size: the throughput of the two is the same where
//! reading is linear.

#[path = "repeated/mod.rs"]
mod repeated;

use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use vademecum_ingest::{Options, ingest, reader::read_bytes};

/// The smaller size, in bytes.
const BYTES: usize = 60_000;

fn doubled(c: &mut Criterion) {
    for construct in repeated::constructs() {
        let mut group = c.benchmark_group(format!("{} {:?}", construct.extension, construct.name));
        group.sample_size(10).warm_up_time(Duration::from_millis(100)).measurement_time(Duration::from_millis(300));
        for bytes in [BYTES, 2 * BYTES] {
            let text = construct.text(bytes);
            group.throughput(Throughput::Bytes(bytes as u64));
            group
                .bench_with_input(BenchmarkId::from_parameter(bytes), &text, |b, text| b.iter(|| construct.read(text)));
        }
        group.finish();
    }
}

criterion_group!(benches, doubled);
criterion_main!(benches);
