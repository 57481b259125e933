/** Each voice adds one sound to a track (Float32Array) from a sample on. Loudness is of 1. */
export const rate = 44_100;

function noise(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 31 - 1;
  };
}

/** A plucked string (Karplus and Strong): a burst of noise that runs round and loses its edge. */
export function pluck(track, from, seconds, pitch, loudness, { bright = 0.5, seed = 1 } = {}) {
  const random = noise(seed + Math.round(pitch * 100));
  const period = rate / pitch;
  const size = Math.floor(period - 0.5);
  const tuning = period - 0.5 - size;
  const string = Float32Array.from({ length: size + 1 }, random);
  for (let pass = 0; pass < 3; pass++) {
    for (let i = 1; i < string.length; i++) string[i] = string[i] * bright + string[i - 1] * (1 - bright);
  }
  const mean = string.reduce((sum, value) => sum + value, 0) / string.length;
  const loss = 0.5 ** (1 / (pitch * seconds * 0.42));
  let [index, last] = [0, 0];
  const length = Math.floor(seconds * rate);
  for (let i = 0; i < length; i++) {
    const next = (index + 1) % string.length;
    const value = string[index] * (1 - tuning) + string[next] * tuning - mean;
    const fade = Math.min(1, (length - i) / 800);
    track[(from + i) % track.length] += value * loudness * fade;
    string[index] = (loss * (string[index] + last)) / 2 + mean * (1 - loss);
    last = string[index];
    index = next;
  }
}

/** A wooden flute: a few partials that waver a little once the note is settled, and breath. */
export function blow(track, from, seconds, pitch, loudness, { attack = 0.028, seed = 1 } = {}) {
  const random = noise(seed);
  const length = Math.floor(seconds * rate);
  const partials = [1, 0.42, 0.2, 0.07, 0.03];
  let [phase, breath] = [0, 0];
  for (let i = 0; i < length; i++) {
    const t = i / rate;
    const settled = Math.min(1, Math.max(0, (t - 0.16) / 0.2));
    phase += (pitch * (1 + 0.0035 * settled * Math.sin(2 * Math.PI * 5.2 * t))) / rate;
    const rise = Math.min(1, t / attack) ** 0.7;
    const fall = Math.min(1, (seconds - t) / 0.03);
    const swell = 1 - 0.14 * Math.exp(-t * 9) + 0.05 * settled * Math.sin(2 * Math.PI * 5.2 * t);
    breath += 0.22 * (random() - breath);
    let tone = 0;
    for (let k = 0; k < partials.length; k++) tone += partials[k] * Math.sin(2 * Math.PI * phase * (k + 1));
    track[(from + i) % track.length] +=
      loudness * rise * Math.max(0, fall) * swell * (tone * 0.6 + breath * (0.1 + 0.35 * Math.exp(-t * 40)));
  }
}

/** One stroke on a bodhrán: a skin that sinks in pitch, and the tap of the stick. */
export function beat(track, from, loudness, { pitch = 82, seed = 1 } = {}) {
  const random = noise(seed);
  let [phase, hiss] = [0, 0];
  for (let i = 0; i < rate * 0.28; i++) {
    const t = i / rate;
    phase += (pitch * (1 + 0.5 * Math.exp(-t * 38))) / rate;
    hiss += 0.3 * (random() - hiss);
    const skin =
      Math.sin(2 * Math.PI * phase) * Math.exp(-t * 17) +
      0.35 * Math.sin(2 * Math.PI * phase * 1.6) * Math.exp(-t * 30);
    track[(from + i) % track.length] += loudness * Math.min(1, t / 0.002) * (skin + hiss * 0.7 * Math.exp(-t * 110));
  }
}
