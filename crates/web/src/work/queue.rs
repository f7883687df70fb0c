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

/// The jobs of a client.
#[derive(Debug)]
struct Line {
    client: Client,
    /// The number of the turn in which the next of its jobs starts.
    turn: u64,
    jobs: VecDeque<JobId>,
}

/// A queue of waiting jobs for each client. Clients take turns, so that a long queue delays only its own client: who has
/// had no job started in the current turn comes before all who have. A job that several clients wait for is in the queue
/// of each of them.
#[derive(Debug, Default)]
pub(super) struct Queue {
    /// In the order in which they start within a turn. Those without jobs belong to clients who have had this turn.
    lines: VecDeque<Line>,
    /// The number of the current turn.
    turn: u64,
}

/// Maximum number of clients without waiting jobs whose turn is remembered.
const MAX_REMEMBERED_CLIENTS: usize = 1024;

impl Queue {
    pub(super) fn len(&self) -> usize {
        self.lines.iter().map(|line| line.jobs.len()).sum()
    }

    pub(super) fn len_of(&self, client: Client) -> usize {
        self.line_of(client).map_or(0, |line| line.jobs.len())
    }

    fn line_of(&self, client: Client) -> Option<&Line> {
        self.lines.iter().find(|line| line.client == client)
    }

    /// The number of jobs that are served before one that a client would add now.
    pub(super) fn len_before(&self, client: Client) -> usize {
        let own = self.len_of(client);
        let turn = self.line_of(client).map_or(self.turn, |line| line.turn) + own as u64;
        let others = self.lines.iter().filter(|line| line.client != client);
        let until_then = |line: &Line| (turn + 1).saturating_sub(line.turn).min(line.jobs.len() as u64) as usize;
        own + others.map(until_then).sum::<usize>()
    }

    /// Puts a job at the end of a client's line.
    pub(super) fn push(&mut self, client: Client, job: JobId) {
        match self.lines.iter_mut().find(|line| line.client == client) {
            Some(line) => line.jobs.push_back(job),
            None => self.lines.push_back(Line { client, turn: self.turn, jobs: VecDeque::from([job]) }),
        }
    }

    pub(super) fn remove(&mut self, client: Client, job: JobId) {
        self.retain(|owner, waiting| owner != client || waiting != job);
    }

    /// Takes the next job: that of the client with the lowest turn among those for whom `may_start` holds. The job is removed
    /// from the lines of all clients that wait for it.
    pub(super) fn pop(&mut self, may_start: impl Fn(Client) -> bool) -> Option<(Client, JobId)> {
        let waiting = self.lines.iter().enumerate().filter(|(_, line)| !line.jobs.is_empty() && may_start(line.client));
        let (place, _) = waiting.min_by_key(|(_, line)| line.turn)?;
        let mut line = self.lines.remove(place)?;
        let (client, job) = (line.client, line.jobs.front().copied()?);
        self.turn = self.turn.max(line.turn);
        line.turn += 1;
        self.lines.push_back(line);
        self.retain(|_, waiting| waiting != job);
        Some((client, job))
    }

    fn retain(&mut self, keeps: impl Fn(Client, JobId) -> bool) {
        for line in &mut self.lines {
            line.jobs.retain(|&job| keeps(line.client, job));
        }
        let remembers = self.lines.len() <= MAX_REMEMBERED_CLIENTS;
        self.lines.retain(|line| !line.jobs.is_empty() || remembers && line.turn > self.turn);
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
    fn a_client_without_a_turn_yet_comes_first() {
        let mut queue = queue(&[(ANA, 1), (ANA, 2), (ANA, 3)]);
        assert_eq!(queue.pop(|_| true), Some((client(ANA), JobId(1))));
        queue.push(client(BRUNO), JobId(4));
        assert_eq!([ANA, BRUNO, CARLA].map(|n| queue.len_before(client(n))), [3, 2, 1]);
        assert_eq!(order(queue), [4, 2, 3]);
    }

    #[test]
    fn a_turn_is_remembered_while_no_job_waits() {
        let mut queue = queue(&[(ANA, 1)]);
        assert_eq!(queue.pop(|_| true), Some((client(ANA), JobId(1))));
        queue.push(client(ANA), JobId(2));
        queue.push(client(BRUNO), JobId(3));
        assert_eq!(order(queue), [3, 2]);
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
