import { fill, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { limb, line, points, polygon } from '../drawing/shapes.mjs';

/** The rocks of Land's End with the Arch, its opening between `x - 60` and `x + 60` at full scale, standing on `horizon`. */
export function landsEnd(sheet, { x, horizon, scale = 1, seed = 21, rim = c.marigold }) {
  const random = chance(seed);
  const put = (points) => points.map(([px, py]) => [x + px * scale, horizon + py * scale]);
  const ridge = points(`
    -560 4, -560 -96, -520 -120, -498 -112, -470 -160, -446 -152, -424 -206, -400 -196, -378 -252,
    -352 -232, -330 -268, -312 -226, -290 -238, -268 -190, -246 -204, -222 -262, -204 -256, -180 -300,
    -160 -262, -146 -270, -128 -214, -106 -206, -84 -172, -60 -166, -34 -150, -6 -152, 22 -142, 48 -128,
    68 -104, 80 -70, 86 -36, 98 -6, 98 4, 50 4, 46 -20, 50 -46, 44 -70, 26 -92, 2 -100, -22 -96, -42 -80,
    -54 -52, -62 -22, -66 4`);
  const stack = points(`
    126 4, 130 -30, 142 -44, 146 -84, 154 -92, 158 -126, 168 -138, 175 -112, 186 -104, 188 -66, 200 -54,
    204 -26, 216 4`);
  const small = points('228 4, 234 -20, 244 -34, 254 -22, 262 4');
  const craggy = (points) =>
    points.flatMap(([px, py], i) => {
      const [nx, ny] = points[i + 1] ?? [px, py];
      const rough = Math.min(Math.hypot(nx - px, ny - py) * 0.16, 6);
      return [
        [px, py],
        ...[0.3, 0.55, 0.8].map((t) => [
          px + (nx - px) * t + random.about(0, rough),
          Math.min(py + (ny - py) * t + random.about(0, rough), 4),
        ]),
      ];
    });
  const rock = (points) => {
    const d = polygon(put(craggy(points)));
    const xs = points.map(([px]) => px);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const strata = times(Math.round((right - left) / 3.4), () => {
      const px = random.between(left, right);
      const py = random.between(-300, 0);
      const long = random.between(16, 60);
      return stroke(
        line(
          put([
            [px, py],
            [px + long * 0.34, py + long * 0.5],
            [px + long * 0.3, py + long],
          ]),
        ),
        random.pick(['#030c09', '#1d4a3b', '#5e3322', '#91482a']),
        random.between(0.8, 2.6) * scale,
        { opacity: random.between(0.2, 0.6) },
      );
    });
    const face = times(Math.round((right - left) / 16), () => {
      const [px, py] = [random.between(left, right), random.between(-270, -10)];
      const s = random.between(10, 34);
      return fill(
        polygon(
          put([
            [px, py],
            [px + s * 0.8, py + s * 0.4],
            [px + s * 0.6, py + s * 1.7],
            [px - s * 0.1, py + s * 1.1],
          ]),
        ),
        random.pick(['#0a2a20', '#173b2e', '#3d2a20', '#06140f']),
        { opacity: 0.55 },
      );
    });
    const sunward = sheet.radial(
      [
        [0, '#d9702f', 0.85],
        [0.35, '#a8431f', 0.4],
        [1, '#a8431f', 0],
      ],
      { centre: [x, horizon - 40 * scale], radius: 250 * scale, fixed: true },
    );
    const haze = sheet.linear([
      [0, '#7a3a28', 0],
      [0.7, '#c8592c', 0.12],
      [1, c.marigold, 0.4],
    ]);
    return [
      sheet.lit(d, {
        base: sheet.linear([
          [0, '#12332a'],
          [0.5, '#0c241d'],
          [1, '#1d241c'],
        ]),
        rim,
        away: [-3.2 * scale, 3.4 * scale],
      }),
      sheet.within(d, [face, strata, fill(d, sunward), fill(d, haze)]),
    ];
  };
  const mirrored = fill(polygon(put(ridge).map(([px, py]) => [px, horizon + (horizon - py) * 0.5])), '#04120f', {
    opacity: 0.55,
    filter: sheet.blur(5),
  });
  const foam = times(60, () => {
    const px = random.between(-560, 270);
    return fill(
      limb(
        put([
          [px - 12, 2],
          [px, 0],
          [px + 12, 3],
        ]),
        [1, 2.6 * scale, 1],
      ),
      c.straw,
      { opacity: random.between(0.25, 0.7) },
    );
  });
  return [mirrored, rock(small), rock(stack), rock(ridge), foam].flat(3).join('');
}
