//! One answer at a time for each client, where answers cost more than looking something up.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::Client;

/// How many answers are computed for one client at the same time: one processor stays free for the others.
const COMPUTED_PER_CLIENT: usize = 1;

/// Past so many clients, those without a request are forgotten.
const TIDY_ABOVE: usize = 1024;

/// Lets the requests of a client wait for one another. Searches and pages of two texts are computed without a pause;
/// a backlog of one client would keep all others waiting until it is done.
#[derive(Debug, Default)]
pub(super) struct ClientTurns(Mutex<HashMap<Client, Weak<Semaphore>>>);

impl ClientTurns {
    /// Waits until no other answer is computed for a client; the turn lasts until it is dropped.
    pub(super) async fn acquire(&self, client: Client) -> Option<OwnedSemaphorePermit> {
        // The semaphore is never closed.
        self.semaphore(client).acquire_owned().await.ok()
    }

    fn semaphore(&self, client: Client) -> Arc<Semaphore> {
        let mut turns = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = turns.get(&client).and_then(Weak::upgrade) {
            return known;
        }
        if turns.len() > TIDY_ABOVE {
            turns.retain(|_, semaphore| semaphore.strong_count() > 0);
        }
        let new = Arc::new(Semaphore::new(COMPUTED_PER_CLIENT));
        turns.insert(client, Arc::downgrade(&new));
        new
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn client(last: u8) -> Client {
        Client::new(Some(IpAddr::from([203, 0, 113, last])))
    }

    #[tokio::test]
    async fn a_client_waits_for_itself_alone() {
        let turns = ClientTurns::default();
        let first = turns.acquire(client(1)).await;
        let mut second = Box::pin(turns.acquire(client(1)));
        assert!(futures_poll(&mut second).is_none(), "one at a time");
        assert!(turns.acquire(client(2)).await.is_some(), "others do not wait");
        drop(first);
        assert!(second.await.is_some());
    }

    #[tokio::test]
    async fn clients_are_forgotten() {
        let turns = ClientTurns::default();
        for address in 0..=TIDY_ABOVE as u32 + 1 {
            turns.acquire(Client::new(Some(IpAddr::from(address.to_be_bytes())))).await;
        }
        assert!(turns.0.lock().unwrap().len() <= 2);
    }

    /// What a future gives when it is asked once.
    fn futures_poll<F: Future + Unpin>(future: &mut F) -> Option<F::Output> {
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        match std::pin::Pin::new(future).poll(&mut context) {
            std::task::Poll::Ready(output) => Some(output),
            std::task::Poll::Pending => None,
        }
    }
}
