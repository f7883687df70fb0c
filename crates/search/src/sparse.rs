//! Numbers by place, of which few are not zero.

/// A table of numbers that remembers which of them were set, so that it is emptied quickly.
#[derive(Debug, Default)]
pub(crate) struct Sparse {
    values: Vec<f32>,
    touched: Vec<u32>,
}

impl Sparse {
    pub(crate) fn new(places: usize) -> Self {
        Sparse { values: vec![0.0; places], touched: Vec::new() }
    }

    pub(crate) fn get(&self, place: u32) -> f32 {
        self.values[place as usize]
    }

    pub(crate) fn add(&mut self, place: u32, value: f32) {
        let old = &mut self.values[place as usize];
        if *old == 0.0 {
            self.touched.push(place);
        }
        *old += value;
    }

    pub(crate) fn raise(&mut self, place: u32, value: f32) {
        let old = &mut self.values[place as usize];
        if *old == 0.0 {
            self.touched.push(place);
        }
        *old = old.max(value);
    }

    /// The places that were set, in the order in which they were, with their numbers.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, f32)> {
        self.touched.iter().map(|&place| (place, self.values[place as usize]))
    }

    /// Takes everything out.
    pub(crate) fn drain(&mut self, mut each: impl FnMut(u32, f32)) {
        for place in self.touched.drain(..) {
            each(place, std::mem::take(&mut self.values[place as usize]));
        }
    }
}
