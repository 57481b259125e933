import { fill, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { line, polygon } from '../drawing/shapes.mjs';

/** The paving from the edge of the water to the wall of the house, with the light of its windows on it. */
export function quayStones(sheet, view, { wall, edge, sun }) {
  const random = chance(41);
  const [near, far] = [4, 27];
  const ground = polygon(
    view.onGround([
      [edge, near],
      [wall, near],
      [wall + 4, far],
      [edge, far],
    ]),
  );
  const stones = [];
  for (let d = 4.2; d < 26; d *= 1.055) {
    for (let X = edge + 0.1 + random.between(0, 0.2); X < wall; X += 0.52) {
      const [w, h] = [random.between(0.4, 0.48), d * 0.047];
      const tone = random.pick(['#3b2a20', '#54331f', '#2a2119', '#6b3c22', '#473023']);
      stones.push(
        fill(
          polygon(
            view.onGround([
              [X, d],
              [X + w, d],
              [X + w, d + h],
              [X, d + h],
            ]),
          ),
          tone,
          { opacity: random.between(0.35, 0.9) },
        ),
      );
    }
  }
  const spill = (d0, d1, reach) =>
    fill(
      polygon(
        view.onGround([
          [wall, d0],
          [wall, d1],
          [wall - reach, d1 - 1.4],
          [wall - reach, d0 - 1.6],
        ]),
      ),
      c.marigold,
      {
        opacity: 0.34,
        filter: sheet.blur(16),
        style: 'mix-blend-mode:screen',
      },
    );
  const wallOfQuay = [
    [near, 0],
    [far, 0],
    [far, -0.9],
    [near, -0.9],
  ];
  return [
    fill(
      polygon(view.onWall(edge, wallOfQuay)),
      sheet.linear([
        [0, '#2a2a24'],
        [1, '#0a1512'],
      ]),
    ),
    times(70, () => {
      const d = random.between(4, 24);
      const y = random.between(-0.85, -0.1);
      return fill(
        polygon(
          view.onWall(edge, [
            [d, y],
            [d + 0.5, y],
            [d + 0.5, y + 0.16],
            [d, y + 0.16],
          ]),
        ),
        random.pick(['#45392b', '#121a16', '#5e4028']),
        { opacity: 0.5 },
      );
    }),
    fill(
      ground,
      sheet.linear([
        [0, '#8a4e2a'],
        [0.25, '#4a3022'],
        [1, '#1b1511'],
      ]),
    ),
    sheet.within(ground, [
      stones,
      fill(
        ground,
        sheet.radial(
          [
            [0, '#ffb24d', 0.5],
            [0.5, '#c8592c', 0.16],
            [1, '#c8592c', 0],
          ],
          { centre: sun, radius: 700, fixed: true },
        ),
      ),
      spill(7.6, 10.5, 3.4),
      spill(11, 12.4, 4),
      spill(12.6, 15.7, 3.4),
    ]),
    stroke(line([view.see(edge, 0, near), view.see(edge, 0, far)]), c.amber, 3, { opacity: 0.75 }),
  ];
}
