import { camera } from '../drawing/camera.mjs';
import { fill } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { polygon } from '../drawing/shapes.mjs';
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
import { quayStones } from '../parts/quay-stones.mjs';

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
    quayStones(sheet, view, { wall, edge: quayEdge, sun }),
    [5.4, 7.2, 10, 14.5, 21].map((d) => bollard(sheet, view, quayEdge + 0.22, d)),
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
