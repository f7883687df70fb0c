//! A library as one file of SQLite.

use rusqlite::{Connection, params};
use tempfile::NamedTempFile;
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

/// Why there is no file.
#[derive(Debug, thiserror::Error)]
pub(super) enum SqliteError {
    #[error("no file can be made: {0}")]
    File(#[from] std::io::Error),
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// Writes a library into a file that goes away when it is dropped.
pub(super) fn file(graph: &Graph) -> Result<NamedTempFile, SqliteError> {
    let file = NamedTempFile::new()?;
    let mut connection = Connection::open(file.path())?;
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
                let json = serde_json::to_string(&view.line())?;
                let kind = node.kind.as_str();
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
                for cited_by in vademecum_show::citing(view, graph) {
                    citations.execute(params![address, cited_by.address()])?;
                }
                id += 1;
            }
        }
    }
    writing.commit()?;
    connection.execute_batch(INDEXES)?;
    connection.close().map_err(|(_, error)| error)?;
    Ok(file)
}
