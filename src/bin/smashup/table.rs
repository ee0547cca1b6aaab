//! Tables of text, plain or as Markdown.

/// A heading and rows with as many cells as it has columns.
pub struct Table<const N: usize> {
    head: [&'static str; N],
    rows: Vec<[String; N]>,
}

impl<const N: usize> Table<N> {
    pub fn new(head: [&'static str; N], rows: Vec<[String; N]>) -> Table<N> {
        Table { head, rows }
    }

    /// The table in columns of even width, with lines around the cells if it is for Markdown.
    pub fn lines(&self, markdown: bool) -> Vec<String> {
        let head = self.head.map(str::to_owned);
        let width = |i: usize| {
            let cells = self.rows.iter().chain([&head]).map(|row| row[i].chars().count());
            cells.max().unwrap_or(0)
        };
        let widths: [usize; N] = std::array::from_fn(width);
        let mut all = vec![head, widths.map(|w| "-".repeat(w))];
        all.extend(self.rows.iter().cloned());
        let line = |row: &[String; N]| {
            let cells: Vec<String> =
                row.iter().zip(widths).map(|(cell, w)| format!("{cell:w$}")).collect();
            match markdown {
                true => format!("| {} |", cells.join(" | ")),
                false => cells.join("  ").trim_end().to_owned(),
            }
        };
        all.iter().map(line).collect()
    }
}
