import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { arc, ellipse, limb, line, points, polygon, rect } from '../drawing/shapes.mjs';

/** The screen, in pixels. */
export const [wide, high] = [640, 360];

/** A place on the grass: `across` from -1 to 1, `away` from 0 at the lower edge to 1 at the far line. */
export const on = (across, away) => [wide / 2 + across * (430 - 210 * away), high - 246 * away];

/** What is played: its lines and goal, who moves in front of it, and the score. */
export const games = {
  football: { goal: footballGoal, ball: shot, score: '1 0' },
  rugby: { goal: rugbyPosts, ball: conversion, score: '7 3' },
};

const chalk = (d, wide = 2, more = {}) => stroke(d, '#f6fff4', wide, { opacity: 0.85, ...more });

function footballGoal() {
  const [left, foot] = on(-0.24, 0.98);
  const [right] = on(0.24, 0.98);
  return [
    chalk(line([on(-2, 0.98), on(2, 0.98)])),
    chalk(line([on(-0.62, 0.98), on(-0.7, 0.5), on(0.7, 0.5), on(0.62, 0.98)]), 2.4),
    chalk(line([on(-0.3, 0.98), on(-0.33, 0.78), on(0.33, 0.78), on(0.3, 0.98)])),
    chalk(polygon(arc(wide / 2, on(0, 0.5)[1], 62, 26, 0, 180, 16))),
    times(14, (i) =>
      stroke(
        line([
          [left + ((right - left) * i) / 13, foot - 52],
          [left + ((right - left) * i) / 13, foot - 4],
        ]),
        '#e8f4ee',
        0.7,
        { opacity: 0.5 },
      ),
    ),
    times(6, (i) =>
      stroke(
        line([
          [left, foot - 48 + i * 9],
          [right, foot - 48 + i * 9],
        ]),
        '#e8f4ee',
        0.7,
        { opacity: 0.5 },
      ),
    ),
    stroke(
      line([
        [left, foot],
        [left, foot - 54],
        [right, foot - 54],
        [right, foot],
      ]),
      '#ffffff',
      4,
    ),
  ];
}

function rugbyPosts() {
  const [left, foot] = on(-0.13, 0.9);
  const [right] = on(0.13, 0.9);
  return [
    chalk(line([on(-2, 0.9), on(2, 0.9)]), 2.6),
    chalk(line([on(-2, 0.56), on(2, 0.56)])),
    [0.74, 0.28].map((away) => chalk(line([on(-2, away), on(2, away)]), 2, { 'stroke-dasharray': '14 16' })),
    stroke(
      line([
        [left, foot - 44],
        [right, foot - 44],
      ]),
      '#ffffff',
      3.4,
    ),
    [left, right].map((x) => [
      stroke(
        line([
          [x, foot],
          [x, foot - 122],
        ]),
        '#ffffff',
        3.8,
      ),
      fill(rect(x - 6, foot - 26, 12, 28, 3), '#1f8a58'),
    ]),
  ];
}

/** On its way into the corner, and a keeper who is a moment late. */
function shot() {
  const [kx, ky] = on(0.02, 0.93);
  const keeper = group(
    [
      fill(ellipse(4, 2, 26, 3), '#0a2a18', { opacity: 0.5 }),
      stroke(line(points('-20 -8, -34 -2')), '#1c1511', 5),
      fill(limb(points('-22 -10, 0 -20, 14 -28'), [11, 13, 11]), c.marigold),
      stroke(line(points('12 -28, 30 -42')), c.marigold, 5),
      fill(ellipse(20, -32, 5.4), '#a5653d'),
      fill(ellipse(32, -43, 3.6), '#f6eedd'),
    ],
    { transform: `translate(${kx} ${ky})` },
  );
  const [bx, by] = [on(0.2, 0.98)[0] - 10, on(0.2, 0.98)[1] - 40];
  return [
    keeper,
    stroke(`M${on(-0.12, 0.6).join(' ')}Q${bx - 60} ${by - 14} ${bx} ${by}`, '#ffffff', 3, { opacity: 0.35 }),
    fill(ellipse(bx, by, 5), '#ffffff'),
  ];
}

/** Between the posts. */
function conversion() {
  const [bx, by] = [on(0.03, 0.9)[0], on(0, 0.9)[1] - 84];
  const [fx, fy] = on(-0.12, 0.6);
  return [
    stroke(`M${fx} ${fy - 8}Q${fx + 4} ${by - 30} ${bx} ${by}`, '#ffffff', 3, { opacity: 0.35 }),
    fill(ellipse(bx, by, 8.4, 5.2), '#fff4dc', { transform: `rotate(-38 ${bx} ${by})` }),
  ];
}
