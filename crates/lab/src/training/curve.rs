//! The learning curve as a picture.

use super::study::Generation;
use core::fmt::Write as _;
use players::value::FORMS;

const WIDTH: f32 = 720.0;
const HEIGHT: f32 = 400.0;
const MARGIN: f32 = 50.0;
const COLOURS: [&str; FORMS] = ["#b5651d", "#2e7d32", "#1565c0", "#8e24aa"];
const NAMES: [&str; FORMS] = ["level 1", "level 2", "levels 3 and 4", "level 5"];

/// Mean scores of the learners by generation, one line for each form of the game, as SVG.
pub fn curve(generations: &[Generation]) -> String {
    let most = generations.iter().flat_map(|g| g.scores).fold(50.0f32, f32::max);
    let top = (most / 25.0).ceil() * 25.0;
    let last = generations.len().saturating_sub(1).max(1) as f32;
    let x = |number: usize| MARGIN + (WIDTH - 2.0 * MARGIN) * number as f32 / last;
    let y = |score: f32| HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * score / top;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    let mut line = 0.0;
    while line <= top {
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<path d=\"M{MARGIN} {0:.1}H{1:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{2:.1}\" y=\"{0:.1}\" text-anchor=\"end\">{line}</text>",
            y(line),
            WIDTH - MARGIN,
            MARGIN - 6.0,
        );
        line += 25.0;
    }
    for form in 0..FORMS {
        let mut path = String::new();
        for (number, generation) in generations.iter().enumerate() {
            let letter = if number == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{:.1} {:.1}", x(number), y(generation.scores[form]));
        }
        let colour = COLOURS[form];
        let _ = writeln!(
            svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\">{}</text>",
            MARGIN + 150.0 * form as f32,
            MARGIN - 24.0,
            NAMES[form],
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">generation (0 to {last})</text>\n</svg>",
        WIDTH / 2.0,
        HEIGHT - 12.0,
    );
    svg
}
