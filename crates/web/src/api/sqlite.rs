//! A library as one file of SQLite.

use std::{fs::File, io, path::Path};

use rusqlite::{Connection, params};
use tempfile::NamedTempFile;
use vademecum_api_types::{Node, citing};
use vademecum_graph::{Graph, NodeView};

const SCHEMA: &str = "
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
CREATE TABLE documents (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, game TEXT NOT NULL, lang TEXT NOT NULL, date TEXT NOT NULL,
  title TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE nodes (
  id INTEGER PRIMARY KEY, address TEXT NOT NULL, document TEXT NOT NULL REFERENCES documents (id),
  place INTEGER NOT NULL, kind TEXT NOT NULL, number TEXT, parent TEXT, title TEXT, text TEXT NOT NULL,
  json TEXT NOT NULL
);
CREATE TABLE mentions (
  node INTEGER NOT NULL REFERENCES nodes (id), text TEXT NOT NULL, target TEXT NOT NULL, resolved INTEGER NOT NULL
);
CREATE TABLE citations (node TEXT NOT NULL, cited_by TEXT NOT NULL);
";

/// Made last: it is quicker, and the file is smaller.
const INDEXES: &str = "
CREATE UNIQUE INDEX nodes_address ON nodes (address);
CREATE INDEX nodes_number ON nodes (number, document);
CREATE INDEX mentions_node ON mentions (node);
CREATE INDEX citations_node ON citations (node);
";

#[derive(Debug, thiserror::Error)]
pub(super) enum SqliteError {
    #[error("no file can be made: {0}")]
    File(#[from] io::Error),
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// A library as a file of SQLite. The file has no name in any folder: its room is free as soon as it is closed, however
/// the program ends.
#[derive(Debug)]
pub(crate) struct Database {
    file: File,
    length: u64,
}

impl Database {
    /// Writes a library into a file that takes its room on the file system of a folder.
    pub(super) fn of(graph: &Graph, folder: &Path) -> Result<Self, SqliteError> {
        let (file, path) = NamedTempFile::new_in(folder)?.into_parts();
        let connection = Connection::open(&path)?;
        // Elsewhere a file keeps its name while it is open, and loses it at the end of this function.
        #[cfg(unix)]
        path.close()?;
        write(graph, connection)?;
        let length = file.metadata()?.len();
        Ok(Database { file, length })
    }

    pub(super) fn len(&self) -> u64 {
        self.length
    }

    /// Reads bytes from a place on, and returns how many there were.
    pub(super) fn read_at(&self, bytes: &mut [u8], at: u64) -> io::Result<usize> {
        read_at(&self.file, bytes, at)
    }
}

#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    std::os::unix::fs::FileExt::read_at(file, bytes, at)
}

#[cfg(windows)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<usize> {
    std::os::windows::fs::FileExt::seek_read(file, bytes, at)
}

/// Writes a library into an empty database.
fn write(graph: &Graph, mut connection: Connection) -> Result<(), SqliteError> {
    connection.execute_batch(SCHEMA)?;
    let writing = connection.transaction()?;
    {
        let mut documents = writing.prepare("INSERT INTO documents VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
        let mut nodes = writing.prepare("INSERT INTO nodes VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)")?;
        let mut mentions = writing.prepare("INSERT INTO mentions VALUES (?1, ?2, ?3, ?4)")?;
        let mut citations = writing.prepare("INSERT INTO citations VALUES (?1, ?2)")?;
        let mut id = 0_i64;
        for (place, document) in graph.documents() {
            let own = document.id.to_string();
            let (lang, date) = (document.lang().as_str(), document.date().to_string());
            let (kind, game) = (document.kind.as_str(), document.game.as_str());
            documents.execute(params![own, kind, game, lang, date, document.title])?;
            for (order, view) in graph.nodes(place).enumerate() {
                let node = view.node();
                let (address, parent) = (view.address(), view.parent().map(NodeView::address));
                let number = node.number.map(|number| number.to_string());
                let json = serde_json::to_string(&Node::new(view, graph))?;
                let kind = node.kind().as_str();
                nodes.execute(params![
                    id,
                    address,
                    own,
                    order as i64,
                    kind,
                    number,
                    parent,
                    node.title,
                    node.text,
                    json
                ])?;
                for reference in &node.references {
                    for target in &reference.targets {
                        mentions.execute(params![id, reference.text, target.to_string(), reference.resolved])?;
                    }
                }
                for cited_by in citing(view, graph) {
                    citations.execute(params![address, cited_by.address()])?;
                }
                id += 1;
            }
        }
    }
    writing.commit()?;
    connection.execute_batch(INDEXES)?;
    connection.close().map_err(|(_, error)| error)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_is_left_in_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::of(&Graph::new([]), folder.path()).unwrap();
        let mut start = [0; 15];
        assert_eq!(database.read_at(&mut start, 0).unwrap(), start.len());
        assert_eq!(&start, b"SQLite format 3");
        assert_eq!(database.read_at(&mut start, database.len()).unwrap(), 0);
        // It is still open.
        let left = folder.path().read_dir().unwrap().count();
        assert_eq!(left, 0);
    }
}
