import { camera } from '../drawing/camera.mjs';
import { fill, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { line, polygon } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { panga, sloop } from '../parts/boat.mjs';
import { bulbs, bunting } from '../parts/bunting.mjs';
import { gulls, sea, sky } from '../parts/dusk.mjs';
import { figure, poses } from '../parts/figure.mjs';
import { landsEnd } from '../parts/lands-end.mjs';
import { pint } from '../parts/pint.mjs';
import { agave, flowerpot, palm } from '../parts/plant.mjs';
import { pubFront } from '../parts/pub-front.mjs';
import { barrel, bollard, lamp } from '../parts/quay.mjs';

const horizon = 590;
const sun = [478, 556];
const wall = 5.6;
const quayEdge = 0.55;

/** The Arch with the sun going down behind it, and the pub on the quay that leads there. */
export function archAtDusk() {
  const sheet = new Sheet(1600, 1067);
  const view = camera({ vanishing: [470, horizon], focal: 1500 });
  return sheet.toSvg([
    sky(sheet, { sun, horizon }),
    gulls([
      [250, 190, 17],
      [300, 214, 12],
      [204, 236, 10],
      [690, 150, 12],
    ]),
    sea(sheet, { sun, horizon }),
    landsEnd(sheet, { x: 478, horizon, scale: 0.98 }),
    sheet.glow(...sun, 210, '#ffd27a', 0.55),
    boats(sheet),
    quay(sheet, view),
    palm(sheet, 945, 800, 300, { lean: -0.16, light: { rim: c.marigold, away: [3, 1] } }),
    pubFront(sheet, view, { X: wall, near: 7.2, far: 16 }),
    street(sheet, view),
    sheet.finish(),
  ]);
}

function boats(sheet) {
  const light = { rim: c.amber, away: [-1.4, 1.6] };
  const far = { rim: c.marigold, away: [0, 1.5] };
  return [
    sloop(sheet, 762, 618, 92, { hull: '#2a2320', light: far, flip: true }),
    sloop(sheet, 690, 604, 46, { hull: '#2a2320', light: far }),
    panga(sheet, 655, 612, 60, { hull: '#22201d', trim: c.clay, light: far }),
    sloop(sheet, 210, 690, 210, { hull: '#d8c8a8', light, mast: 150 }),
    panga(sheet, 402, 742, 190, { hull: c.terracotta, light, flip: true }),
    panga(sheet, 120, 862, 330, { hull: c.leaf, trim: c.cream, light }),
  ];
}

function quay(sheet, view) {
  const random = chance(41);
  const [near, far] = [4, 27];
  const ground = polygon(
    view.onGround([
      [quayEdge, near],
      [wall, near],
      [wall + 4, far],
      [quayEdge, far],
    ]),
  );
  const stones = [];
  for (let d = 4.2; d < 26; d *= 1.055) {
    for (let X = quayEdge + 0.1 + random.between(0, 0.2); X < wall; X += 0.52) {
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
      polygon(view.onWall(quayEdge, wallOfQuay)),
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
          view.onWall(quayEdge, [
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
    stroke(line([view.see(quayEdge, 0, near), view.see(quayEdge, 0, far)]), c.amber, 3, { opacity: 0.75 }),
    [5.4, 7.2, 10, 14.5, 21].map((d) => bollard(sheet, view, quayEdge + 0.22, d)),
  ];
}

function street(sheet, view) {
  const light = { rim: c.marigold, away: [3, 1.5] };
  const fromPub = { rim: '#ffc468', away: [-2.6, 1.4] };
  const stand = (X, d, tall, given) => {
    const [x, y] = view.see(X, 0, d);
    const m = view.scale(d);
    const shadow = fill(
      polygon([
        [x - m * 0.16, y],
        [x + m * 0.16, y],
        [x + m * 0.95, y + m * 0.42],
        [x + m * 0.55, y + m * 0.45],
      ]),
      '#0a0503',
      { opacity: 0.5, filter: sheet.blur(m * 0.03) },
    );
    return [shadow, figure(sheet, x, y, m * tall, given)];
  };
  const glass = (unit, [hx, hy]) => pint(sheet, hx + unit * 2.4, hy + unit * 4, unit * 12);
  return [
    stand(2.1, 20, 1.75, {
      pose: poses.walking,
      flip: true,
      light,
      look: { top: '#1c2b26', legs: '#15100d', skin: '#7a4628', hair: '#1a0f09' },
    }),
    stand(2.75, 19.6, 1.62, {
      pose: poses.walking,
      flip: true,
      light,
      look: { top: '#6a2a18', legs: '#15100d', skin: '#7a4628', hair: '#1a0f09', cut: 'long', skirt: true },
    }),
    stand(5.15, 11.7, 1.8, {
      pose: poses.leaning,
      flip: true,
      light: fromPub,
      look: { top: '#e4d3ad', shade: '#a88f66', legs: '#22302e', skin: '#a5653d', hair: '#2b1a10', beard: '#2b1a10' },
    }),
    stand(3.5, 15.2, 1.76, {
      pose: poses.holdingPint,
      light,
      holds: glass,
      look: { top: '#27443c', legs: '#17120f', skin: '#8a5030', hair: '#1a0f09' },
    }),
    stand(4.15, 15.4, 1.64, {
      pose: poses.toasting,
      flip: true,
      light: fromPub,
      holds: glass,
      look: {
        top: '#c98a3a',
        shade: '#8a5a22',
        legs: '#2b1712',
        skin: '#8a5030',
        hair: '#1a0f09',
        cut: 'long',
        skirt: true,
      },
    }),
    barrel(sheet, view, 2.45, 8.1),
    stand(1.85, 8.1, 1.78, {
      pose: poses.holdingPint,
      light,
      holds: glass,
      look: { top: '#1f5a43', shade: '#123c2d', legs: '#202a2c', skin: '#9a5c38', hair: '#4a2412', cut: 'cap' },
    }),
    stand(3.1, 8.3, 1.66, {
      pose: poses.toasting,
      flip: true,
      light: { rim: '#ffc468', away: [2.6, 1.6] },
      holds: (unit, [hx, hy]) => pint(sheet, hx + unit * 1.5, hy + unit * 3, unit * 12, { drink: 'ale' }),
      look: {
        top: '#a33d1f',
        shade: '#7a2b17',
        legs: '#2b1712',
        skin: '#a5653d',
        hair: '#20120b',
        cut: 'bun',
        skirt: true,
      },
    }),
    lamp(sheet, view, 0.95, 11.5),
    bunting(sheet, view.see(wall - 0.1, 4.15, 7.6), view.see(0.95, 3.75, 11.5), {
      sag: 54,
      count: 11,
      size: [56, 31],
      seed: 4,
    }),
    bunting(sheet, view.see(wall - 0.1, 4.15, 11), view.see(0.95, 3.75, 11.5), {
      sag: 40,
      count: 10,
      size: [34, 31],
      seed: 8,
    }),
    bulbs(sheet, view.see(wall - 0.1, 4.4, 15), view.see(0.95, 3.75, 11.5), { sag: 30, count: 9, size: 3.6 }),
    flowerpot(sheet, ...view.see(5.15, 0, 7.7), 92, { light: fromPub }),
    agave(sheet, 1540, 1085, 190, { light: { rim: c.marigold, away: [3, 3] }, seed: 9 }),
  ];
}
