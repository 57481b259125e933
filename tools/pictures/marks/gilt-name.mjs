import { fill } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { polygon } from '../drawing/shapes.mjs';
import { lettering } from './lettering.mjs';

/** The name over the door in gold leaf on two lines, and what the house is and where; `wide` pixels, centred on x from y down. */
export function giltName(sheet, x, y, wide) {
  const written = (text, across, tracking) =>
    lettering(text, across / lettering(text, 1, { tracking }).width, { tracking });
  const gold = sheet.linear([
    [0, '#fff3cc'],
    [0.45, c.brass],
    [0.75, '#c8963a'],
    [1, c.gilt],
  ]);
  const set = (text, down, paint, [dx, dy] = [0, 0]) =>
    fill(text.d, paint, { transform: `translate(${x - text.width / 2 + dx} ${y + down + dy})` });
  const carved = (text, down) => [
    set(text, down, '#020806', [wide * 0.008, wide * 0.012]),
    set(text, down, '#7a4d18', [wide * 0.003, wide * 0.004]),
    set(text, down, gold),
  ];
  const rule = (down, reach) =>
    fill(
      polygon([
        [x - reach, y + down],
        [x, y + down - wide * 0.004],
        [x + reach, y + down],
        [x, y + down + wide * 0.004],
      ]),
      c.brass,
    );
  return [
    carved(written('The', wide * 0.24, 0.03), wide * 0.11),
    [-1, 1].map((side) =>
      fill(
        polygon([
          [x + side * wide * 0.16, y + wide * 0.07],
          [x + side * wide * 0.44, y + wide * 0.074],
          [x + side * wide * 0.16, y + wide * 0.078],
        ]),
        c.brass,
      ),
    ),
    carved(written('Wild Rover', wide, 0.01), wide * 0.34),
    rule(wide * 0.4, wide * 0.46),
    set(written('Irish pub & kitchen', wide * 0.66, 0.03), wide * 0.5, c.cream),
    set(written('Cabo San Lucas', wide * 0.5, 0.03), wide * 0.6, c.amber),
  ];
}
