//! Jobs that wait to be started, and the clients that they are for.

use std::{collections::VecDeque, convert::Infallible, net::IpAddr};

use axum::{extract::FromRequestParts, http::request::Parts};

/// The client that a request came from, as far as it is known. The server puts it into the extensions of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Client(Option<IpAddr>);

impl Client {
    /// The client at an address, or in a network that one client has to itself.
    pub(crate) fn new(address: Option<IpAddr>) -> Self {
        Client(address)
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or_default())
    }
}

/// Names a job of a pool; no two have the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct JobId(pub(super) u64);

/// A queue of waiting jobs for each client. Clients take turns, so that a long queue delays only its own client. A
/// job that several clients wait for is in the queue of each of them.
#[derive(Debug, Default)]
pub(super) struct Queue {
    /// The client whose turn is next is first. No line is empty.
    lines: VecDeque<(Client, VecDeque<JobId>)>,
}

impl Queue {
    pub(super) fn len(&self) -> usize {
        self.lines.iter().map(|(_, line)| line.len()).sum()
    }

    pub(super) fn len_of(&self, client: Client) -> usize {
        self.lines.iter().find(|(owner, _)| *owner == client).map_or(0, |(_, line)| line.len())
    }

    /// The number of jobs that are served before one that a client would add now.
    pub(super) fn len_before(&self, client: Client) -> usize {
        let own = self.len_of(client);
        let others = self.lines.iter().filter(|(owner, _)| *owner != client);
        own + others.map(|(_, line)| line.len().min(own + 1)).sum::<usize>()
    }

    /// Puts a job at the end of a client's line.
    pub(super) fn push(&mut self, client: Client, job: JobId) {
        match self.lines.iter_mut().find(|(owner, _)| *owner == client) {
            Some((_, line)) => line.push_back(job),
            None => self.lines.push_back((client, VecDeque::from([job]))),
        }
    }

    pub(super) fn remove(&mut self, client: Client, job: JobId) {
        self.retain(|owner, waiting| owner != client || waiting != job);
    }

    /// Takes the next job of the first client for whom one may start, out of every line it stands in. The client's
    /// next turn comes after those of all others.
    pub(super) fn pop(&mut self, may_start: impl Fn(Client) -> bool) -> Option<(Client, JobId)> {
        let turn = self.lines.iter().position(|(client, _)| may_start(*client))?;
        let (client, line) = self.lines.remove(turn)?;
        let job = line.front().copied()?;
        self.lines.push_back((client, line));
        self.retain(|_, waiting| waiting != job);
        Some((client, job))
    }

    fn retain(&mut self, keeps: impl Fn(Client, JobId) -> bool) {
        for (client, line) in &mut self.lines {
            line.retain(|&job| keeps(*client, job));
        }
        self.lines.retain(|(_, line)| !line.is_empty());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::work::client;

    const ANA: u8 = 1;
    const BRUNO: u8 = 2;
    const CARLA: u8 = 3;

    fn queue(places: &[(u8, u64)]) -> Queue {
        let mut queue = Queue::default();
        for &(n, job) in places {
            queue.push(client(n), JobId(job));
        }
        queue
    }

    /// The jobs in the order in which they start.
    fn order(mut queue: Queue) -> Vec<u64> {
        std::iter::from_fn(|| queue.pop(|_| true)).map(|(_, job)| job.0).collect()
    }

    #[test]
    fn clients_take_turns() {
        let places = [(ANA, 1), (ANA, 2), (ANA, 3), (BRUNO, 4), (BRUNO, 5), (CARLA, 6)];
        assert_eq!(order(queue(&places)), [1, 4, 6, 2, 5, 3]);
    }

    #[test]
    fn a_job_of_several_clients_starts_at_the_first_turn_of_any_of_them() {
        let queue = queue(&[(ANA, 1), (ANA, 2), (ANA, 3), (BRUNO, 3)]);
        assert_eq!(order(queue), [1, 3, 2]);
    }

    #[test]
    fn a_client_who_may_not_start_another_job_keeps_its_turn() {
        let mut queue = queue(&[(ANA, 1), (BRUNO, 2)]);
        assert_eq!(queue.pop(|one| one != client(ANA)), Some((client(BRUNO), JobId(2))));
        assert_eq!(queue.pop(|one| one != client(ANA)), None);
        assert_eq!(queue.pop(|_| true), Some((client(ANA), JobId(1))));
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn places_are_counted_for_each_client() {
        let mut queue = queue(&[(ANA, 1), (ANA, 2), (ANA, 3), (BRUNO, 4)]);
        assert_eq!((queue.len(), queue.len_of(client(ANA)), queue.len_of(client(CARLA))), (4, 3, 0));
        // One turn of each of the others comes first, or as many as one waits for oneself.
        assert_eq!([ANA, BRUNO, CARLA].map(|n| queue.len_before(client(n))), [4, 3, 2]);
        queue.remove(client(ANA), JobId(2));
        queue.remove(client(BRUNO), JobId(1));
        assert_eq!(order(queue), [1, 4, 3]);
    }
}
