import { fill, stroke } from '../drawing/ink.mjs';
import { ellipse } from '../drawing/shapes.mjs';
import { boards } from './back-bar.mjs';

/** The round top of a table, of boards, with its edge so far below it; what falls on it stays on it. */
export function roundTable(sheet, [x, y, rx, ry], { edge, tones, seed, rim, falls }) {
  const top = ellipse(x, y, rx, ry);
  return [
    fill(ellipse(x, y + edge, rx + 6, ry + 4), '#0c0604'),
    boards(sheet, top, [x - rx, y - ry, 2 * rx, 2 * ry], { tones, seed, lines: 170 }),
    sheet.within(top, falls),
    stroke(top, '#f0b868', 3, { opacity: rim }),
  ];
}

/** The light of a lamp on it. */
export function lamplight(sheet, shape, colour, { opacity, blur }) {
  return fill(shape, colour, { opacity, filter: sheet.blur(blur), style: 'mix-blend-mode:screen' });
}

/** The shadow of what stands on it. */
export function shadowOnTable(sheet, shape, { opacity, blur }) {
  return fill(shape, '#120604', { opacity, filter: sheet.blur(blur) });
}
