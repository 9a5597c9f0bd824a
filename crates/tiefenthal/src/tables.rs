//! How tables look: a line under the head, nothing else, 80 columns.

use comfy_table::{
    Cell, CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Table, TableStyle, Width,
};

/// The width every terminal has.
pub(crate) const WIDTH: u16 = 80;

const PLAIN: TableStyle =
    TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─'));

/// An empty table of names and numbers. All such tables have the same column widths.
pub(crate) fn numbers<const N: usize>(head: [&str; N]) -> Table {
    let mut table = table();
    let head = head.iter().enumerate();
    table.set_header(head.map(|(index, &name)| match index {
        0 => Cell::new(name),
        _ => right(name),
    }));
    for (index, column) in table.column_iter_mut().enumerate() {
        let width = if index == 0 { 22 } else { 10 };
        column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(width)));
    }
    table
}

/// An empty table.
pub(crate) fn table() -> Table {
    let mut table = Table::new();
    table.load_style(PLAIN).set_content_arrangement(ContentArrangement::Dynamic).set_width(WIDTH);
    table
}

/// A cell with a number.
pub(crate) fn right(number: impl ToString) -> Cell {
    Cell::new(number).set_alignment(CellAlignment::Right)
}

/// The table as text. Columns are two blanks apart; the first and last never wrap.
pub(crate) fn text(mut table: Table) -> String {
    let last = table.column_count().saturating_sub(1);
    for (index, column) in table.column_iter_mut().enumerate() {
        column.set_padding((0, u16::from(index < last)));
        if column.constraint().is_none() && (index == 0 || index == last) {
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
    }
    table.trim_fmt()
}
