//! A vector of numbers of which few are not zero.

/// A dense vector that remembers which of its numbers were set, so that it is cleared in time proportional to these.
#[derive(Debug, Default)]
pub(crate) struct SparseAccumulator {
    values: Vec<f32>,
    set: Vec<u32>,
}

impl SparseAccumulator {
    pub(crate) fn new(len: usize) -> Self {
        SparseAccumulator { values: vec![0.0; len], set: Vec::new() }
    }

    /// Makes the vector at least `len` long.
    pub(crate) fn fit(&mut self, len: usize) {
        if self.values.len() < len {
            self.values.resize(len, 0.0);
        }
    }

    /// How many of its numbers were set.
    pub(crate) fn len(&self) -> usize {
        self.set.len()
    }

    pub(crate) fn get(&self, index: u32) -> f32 {
        self.values[index as usize]
    }

    pub(crate) fn add(&mut self, index: u32, value: f32) {
        *self.value_mut(index) += value;
    }

    /// Replaces a number by a larger one.
    pub(crate) fn raise_to(&mut self, index: u32, value: f32) {
        let old = self.value_mut(index);
        *old = old.max(value);
    }

    fn value_mut(&mut self, index: u32) -> &mut f32 {
        let value = &mut self.values[index as usize];
        if *value == 0.0 {
            self.set.push(index);
        }
        value
    }

    /// The numbers that were set, with their indexes, in the order in which they were first set.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, f32)> {
        self.set.iter().map(|&index| (index, self.values[index as usize]))
    }

    /// Clears the vector; `visit` is called with each number that was set.
    pub(crate) fn drain(&mut self, mut visit: impl FnMut(u32, f32)) {
        for index in self.set.drain(..) {
            visit(index, std::mem::take(&mut self.values[index as usize]));
        }
    }
}
