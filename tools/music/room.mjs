import { rate } from './voices.mjs';

/** The sound of a small room with wood in it (Schroeder), for one ear. It runs round with the track, so a loop has no seam. */
export function room(track, { combs = [1557, 1617, 1491, 1422], passes = [225, 556], decay = 0.74, damp = 0.38 } = {}) {
  const wet = new Float32Array(track.length);
  for (const delay of combs) {
    const line = new Float32Array(delay);
    let [index, low] = [0, 0];
    const step = (sample) => {
      const out = line[index];
      low = out * (1 - damp) + low * damp;
      line[index] = sample + low * decay;
      index = (index + 1) % delay;
      return out;
    };
    for (let i = track.length - rate; i < track.length; i++) step(track[i]);
    for (let i = 0; i < track.length; i++) wet[i] += step(track[i]) / combs.length;
  }
  for (const delay of passes) {
    const line = new Float32Array(delay);
    let index = 0;
    for (let i = 0; i < wet.length; i++) {
      const held = line[index];
      const out = held - wet[i] * 0.5;
      line[index] = wet[i] + held * 0.5;
      wet[i] = out;
      index = (index + 1) % delay;
    }
  }
  return wet;
}
