//! A board as a picture.

use std::{collections::BTreeMap, fmt::Write};

use crate::{Area, Arrow, ArrowKind, ArrowTarget, Board, Frame, Layout, Seat};

/// Width of a picture, in pixels: what sites that show a link as a picture ask for.
const WIDTH: i32 = 1200;
/// Least height of a picture, in pixels.
const MIN_HEIGHT: i32 = 630;
/// Sides of an upright frame, in pixels; a turned one lies on its side.
const FRAME: (i32, i32) = (116, 154);
/// Free space between things, in pixels.
const GAP: i32 = 14;
/// Height of a line of text, in pixels.
const LINE: i32 = 19;
/// Width of a letter, in hundredths of the size of its font: about what letters of a sans-serif font have on average.
const LETTER_WIDTH: i32 = 56;

/// Draws a board as an SVG document of its own, with a title.
pub fn draw(board: &Board, title: &str) -> String {
    let mut picture = Picture { body: String::new(), y: GAP, centers: BTreeMap::new(), seats: BTreeMap::new() };
    picture.text(GAP, picture.y + 24, 24, "title", title, WIDTH - 2 * GAP);
    picture.y += 40;
    // Who sits across the table is at the top, the first player at the bottom.
    let across = board.seats.iter().enumerate().skip(1).rev();
    for (place, seat) in across {
        picture.seat(place, seat, true);
    }
    for area in &board.shared {
        picture.area(area);
    }
    if let Some(seat) = board.seats.first() {
        picture.seat(0, seat, false);
    }
    board.arrows.iter().for_each(|arrow| picture.arrow(arrow));
    let height = (picture.y + GAP).max(MIN_HEIGHT);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         role=\"img\"><title>{}</title><style>{STYLE}</style>{MARKER}<rect class=\"paper\" width=\"{WIDTH}\" \
         height=\"{height}\"/>{}</svg>\n",
        escaped(title),
        picture.body
    )
}

const STYLE: &str = "text{font-family:system-ui,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif;fill:#1d2321}\
    .paper{fill:#fbfaf7}.title,.name,.corner{font-weight:650}.quiet{fill:#59625f}.frame{fill:#fff;stroke:#b9b4a6;stroke-width:1.5}\
    .changed{stroke:#1b5f58;stroke-width:4}.down{fill:#d5d0c3}\
    .white{fill:#f6efcf}.blue{fill:#cfe3f2}.black{fill:#d6d0d6}.red{fill:#f5d3c8}.green{fill:#d5e8d2}.gold{fill:#f3e3ae}\
    .land{fill:#e7ded1}.plain{fill:#e4e6e6}.band{fill:#f1efe8}.active{fill:#e4efec}\
    .arrow{fill:none;stroke-width:4;stroke-opacity:.75}.attack{stroke:#a3242b}.block{stroke:#1b5f58}.target{stroke:#5b4aa0}";

const MARKER: &str = "<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"8\" refY=\"5\" markerWidth=\"5\" markerHeight=\"5\" \
    orient=\"auto-start-reverse\"><path d=\"M0 0 10 5 0 10z\" fill=\"context-stroke\"/></marker></defs>";

/// A picture while it is drawn, from the top to the bottom.
struct Picture {
    body: String,
    y: i32,
    /// The middle of each frame that was drawn.
    centers: BTreeMap<u32, (i32, i32)>,
    /// The middle of the line of each player.
    seats: BTreeMap<usize, (i32, i32)>,
}

impl Picture {
    fn seat(&mut self, place: usize, seat: &Seat, is_across: bool) {
        let header = |picture: &mut Picture| {
            let class = if seat.is_active { "active" } else { "band" };
            // Writing to a string cannot fail.
            let _ = write!(
                picture.body,
                "<rect class=\"{class}\" x=\"{GAP}\" y=\"{}\" width=\"{}\" height=\"34\" rx=\"8\"/>",
                picture.y,
                WIDTH - 2 * GAP
            );
            picture.seats.insert(place, (WIDTH / 2, picture.y + 17));
            let facts = seat.facts.iter().map(|fact| format!("{}: {}", fact.label, fact.value));
            let line = facts.collect::<Vec<_>>().join(" · ");
            picture.text(2 * GAP, picture.y + 24, 19, "name", &seat.name, 300);
            picture.text(330, picture.y + 24, 18, "quiet", &line, WIDTH - 330 - 2 * GAP);
            picture.y += 34 + GAP;
        };
        // Hands and graveyards are behind the player's name, what is in play is towards the middle.
        let (named, laid): (Vec<&Area>, Vec<&Area>) = seat.areas.iter().partition(|area| area.layout == Layout::Names);
        if is_across {
            header(self);
            named.iter().for_each(|area| self.area(area));
            laid.iter().rev().for_each(|area| self.area(area));
        } else {
            laid.iter().for_each(|area| self.area(area));
            named.iter().for_each(|area| self.area(area));
            header(self);
        }
    }

    fn area(&mut self, area: &Area) {
        if area.layout == Layout::Names {
            let names = area.frames.iter().map(|frame| match frame.count {
                1 => frame.name.clone(),
                count => format!("{} ×{count}", frame.name),
            });
            let more = (area.more > 0).then(|| format!("+{}", area.more));
            let line = format!("{}: {}", area.name, names.chain(more).collect::<Vec<_>>().join(", "));
            for frame in &area.frames {
                self.centers.insert(frame.id, (WIDTH / 2, self.y + 10));
            }
            self.text(2 * GAP, self.y + 16, 16, "quiet", &line, WIDTH - 4 * GAP);
            self.y += LINE + GAP / 2;
            return;
        }
        let mut x = 2 * GAP;
        let row = FRAME.0.max(FRAME.1) + GAP;
        if area.more > 0 {
            let line = format!("{}: +{}", area.name, area.more);
            self.text(x, self.y + 16, 16, "quiet", &line, WIDTH - 4 * GAP);
            self.y += LINE + GAP / 2;
        }
        for (frame, is_attached) in area.flattened() {
            let width = if frame.is_turned { FRAME.1 } else { FRAME.0 };
            if x + width > WIDTH - 2 * GAP {
                x = 2 * GAP;
                self.y += row;
            }
            // What is attached overlaps what it is attached to.
            let (left, top) = if is_attached { (x - GAP - 10, self.y + 14) } else { (x, self.y) };
            self.frame(frame, left, top);
            x = left + width + GAP;
        }
        self.y += row;
    }

    fn frame(&mut self, frame: &Frame, x: i32, y: i32) {
        let (width, height) = if frame.is_turned { (FRAME.1, FRAME.0) } else { FRAME };
        let tint = if frame.is_face_down { "down" } else { frame.tint.class() };
        let changed = if frame.has_changed { " changed" } else { "" };
        let _ = write!(
            self.body,
            "<rect class=\"frame {tint}{changed}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"9\"/>"
        );
        self.centers.insert(frame.id, (x + width / 2, y + height / 2));
        let name = match frame.count {
            0 | 1 => frame.name.clone(),
            count => format!("{} ×{count}", frame.name),
        };
        let mut line = y + 20;
        for words in wrapped(&name, (width - 14) * 100 / (15 * LETTER_WIDTH), 2) {
            self.text(x + 8, line, 15, "name", &words, width - 14);
            line += LINE - 2;
        }
        let notes = std::iter::once(&frame.kind).chain(&frame.notes).filter(|words| !words.is_empty());
        for note in notes {
            for words in wrapped(note, (width - 14) * 100 / (12 * LETTER_WIDTH), 2) {
                if line > y + height - 22 {
                    break;
                }
                self.text(x + 8, line, 12, "quiet", &words, width - 14);
                line += 14;
            }
        }
        if !frame.corner.is_empty() {
            let _ = write!(
                self.body,
                "<text class=\"corner\" x=\"{}\" y=\"{}\" font-size=\"17\" text-anchor=\"end\">{}</text>",
                x + width - 9,
                y + height - 9,
                escaped(&frame.corner)
            );
        }
    }

    fn arrow(&mut self, arrow: &Arrow) {
        let to = match arrow.to {
            ArrowTarget::Frame(id) => self.centers.get(&id),
            ArrowTarget::Seat(place) => self.seats.get(&place),
        };
        let (Some(&(x, y)), Some(&(to_x, to_y))) = (self.centers.get(&arrow.from), to) else { return };
        let bend = if arrow.kind == ArrowKind::Target { 60 } else { 24 };
        let _ = write!(
            self.body,
            "<path class=\"arrow {}\" d=\"M{x} {y}Q{} {} {to_x} {to_y}\" marker-end=\"url(#tip)\"/>",
            arrow.kind.class(),
            (x + to_x) / 2 + bend,
            (y + to_y) / 2,
        );
    }

    /// A line of text, cut off where it would be too long.
    fn text(&mut self, x: i32, y: i32, size: i32, class: &str, text: &str, width: i32) {
        let most = usize::try_from(width * 100 / (size * LETTER_WIDTH)).unwrap_or(0).max(1);
        let text = match text.chars().count() > most {
            true => text.chars().take(most.saturating_sub(1)).chain(['…']).collect(),
            false => text.to_owned(),
        };
        let _ = write!(
            self.body,
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{}</text>",
            escaped(&text)
        );
    }
}

/// A text in lines of at most that many letters, as far as words allow; the last one that there is room for holds the rest.
fn wrapped(text: &str, letters: i32, lines: usize) -> Vec<String> {
    let letters = usize::try_from(letters).unwrap_or(1).max(1);
    let mut wrapped: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let room = wrapped.len() == lines;
        match wrapped.last_mut() {
            Some(line) if room || line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => wrapped.push(word.to_owned()),
        }
    }
    wrapped
}

/// A text without characters that mean something in markup.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // No document of XML may hold other control characters.
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_text_and_no_markup() {
        let seat = Seat { name: "<b>&\u{7}".to_owned(), ..Seat::default() };
        let picture = draw(&Board { seats: vec![seat], ..Board::default() }, "\"¿A & B?\"");
        assert!(picture.contains("&lt;b&gt;&amp; "));
        assert!(picture.contains("<title>&quot;¿A &amp; B?&quot;</title>"));
    }

    #[test]
    fn long_texts_are_wrapped_and_cut() {
        assert_eq!(wrapped("Oso del claro grande", 9, 2), ["Oso del", "claro grande"]);
        let mut picture = Picture { body: String::new(), y: 0, centers: BTreeMap::new(), seats: BTreeMap::new() };
        picture.text(0, 0, 10, "name", "una línea muy larga", 56);
        assert!(picture.body.contains(">una línea…<"), "{}", picture.body);
    }

    #[test]
    fn an_arrow_is_drawn_only_between_what_is_drawn() {
        let frame = |id| Frame { id, count: 1, ..Frame::default() };
        let area = Area { frames: vec![frame(1), frame(2)], ..Area::default() };
        let arrow = |from, to| Arrow { from, to: ArrowTarget::Frame(to), kind: ArrowKind::Block };
        let board = Board { shared: vec![area], arrows: vec![arrow(1, 2), arrow(1, 3)], ..Board::default() };
        assert_eq!(draw(&board, "").matches("class=\"arrow block\"").count(), 1);
    }
}
