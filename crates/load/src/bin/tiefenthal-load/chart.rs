//! Curves over the number of stored games, one small panel for each measure.

use crate::growth::MEASURES;
use std::fmt::Write as _;

/// What one store costs: games stored, and a value for each measure.
pub struct Curve {
    pub name: &'static str,
    pub points: Vec<(u32, [f64; 5])>,
}

/// A panel with its margins, and the space for the curves in it.
const PANEL: (f64, f64) = (240.0, 200.0);
const RIGHT: f64 = 24.0;
const LEFT: f64 = 40.0;
const TOP: f64 = 40.0;
const SIZE: (f64, f64) = (180.0, 120.0);
const COLUMNS: usize = 3;
const COLOURS: [&str; 2] = ["#b5651d", "#2a6f97"];

/// The chart as SVG.
pub fn draw(curves: &[Curve]) -> String {
    let (width, height) = (PANEL.0 * COLUMNS as f64 + RIGHT, PANEL.1 * 2.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    for (k, (what, unit)) in MEASURES.iter().enumerate() {
        let (column, row) = ((k % COLUMNS) as f64, (k / COLUMNS) as f64);
        let origin = (column * PANEL.0 + LEFT, row * PANEL.1 + TOP);
        panel(&mut svg, curves, k, &format!("{what} ({unit})"), origin);
    }
    let (x, mut y) = (PANEL.0 * 2.0 + LEFT, PANEL.1 + TOP + 20.0);
    for (curve, colour) in curves.iter().zip(COLOURS) {
        line(&mut svg, &format!("M{x} {y}h30"), colour);
        text(&mut svg, (x + 38.0, y + 4.0), "start", curve.name);
        y += 24.0;
    }
    text(&mut svg, (x, y + 4.0), "start", "over the number of stored games");
    svg + "</svg>\n"
}

fn panel(svg: &mut String, curves: &[Curve], k: usize, title: &str, (x, y): (f64, f64)) {
    text(svg, (x, y - 14.0), "start", title);
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let top = round_up(points().map(|(_, values)| values[k]).fold(0.0, f64::max));
    for part in 0..=2 {
        let share = f64::from(part) / 2.0;
        let at = y + SIZE.1 * (1.0 - share);
        let _ = writeln!(svg, "<path d=\"M{x} {at}h{}\" stroke=\"#ddd\"/>", SIZE.0);
        text(svg, (x - 6.0, at + 4.0), "end", &format!("{}", top * share));
    }
    let ten = |games: u32| f64::from(games).log10();
    let first = points().map(|(games, _)| ten(*games)).fold(f64::MAX, f64::min);
    let last = points().map(|(games, _)| ten(*games)).fold(f64::MIN, f64::max);
    let across = |games: u32| x + SIZE.0 * (ten(games) - first) / (last - first).max(0.1);
    for (games, _) in curves.first().map_or(&[][..], |curve| &curve.points) {
        text(svg, (across(*games), y + SIZE.1 + 16.0), "middle", &grouped(*games));
    }
    for (curve, colour) in curves.iter().zip(COLOURS) {
        let mut path = String::new();
        for (games, values) in &curve.points {
            let letter = if path.is_empty() { 'M' } else { 'L' };
            let up = y + SIZE.1 * (1.0 - values[k] / top);
            let _ = write!(path, "{letter}{:.1} {up:.1}", across(*games));
        }
        line(svg, &path, colour);
    }
}

fn line(svg: &mut String, path: &str, colour: &str) {
    let _ =
        writeln!(svg, "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>");
}

fn text(svg: &mut String, (x, y): (f64, f64), anchor: &str, text: &str) {
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>");
}

/// The next number that is 1, 2, 4 or 10 times a power of ten.
fn round_up(value: f64) -> f64 {
    let power = 10_f64.powf(value.max(0.01).log10().floor());
    let steps = [1.0, 2.0, 4.0, 10.0];
    steps.iter().map(|step| step * power).find(|top| *top >= value).unwrap_or(10.0 * power)
}

/// With a comma for thousands.
fn grouped(number: u32) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", number / 1000, number % 1000),
    }
}
