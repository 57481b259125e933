import { room } from './room.mjs';
import { keshJig, readChords, readNotes, swallowtailJig } from './tunes.mjs';
import { beat, blow, pluck, rate } from './voices.mjs';

/** Dotted quarters a minute: brisk, but nobody spills. */
const tempo = 114;
const eighth = 60 / tempo / 3;
const partLength = 48;
/** A jig leans on the first eighth of three and is in no hurry on the second. */
const swing = [0, 0.07, 0.02];
const lean = [1, 0.72, 0.86];

const order = [
  [keshJig, 'a'],
  [keshJig, 'a'],
  [keshJig, 'b'],
  [keshJig, 'b'],
  [swallowtailJig, 'a'],
  [swallowtailJig, 'b'],
];

/** The session: two channels that run round into their own beginning. */
export function play() {
  const length = Math.round(order.length * partLength * eighth * rate);
  const tracks = {
    flute: new Float32Array(length),
    strings: new Float32Array(length),
    chords: new Float32Array(length),
    drum: new Float32Array(length),
  };
  order.forEach(([tune, name], turn) => {
    const start = turn * partLength;
    const part = tune.parts[name];
    melody(tracks, start, readNotes(part, tune.sharps), turn);
    accompany(tracks, start, readChords(part), turn);
    drum(tracks, start, turn);
  });
  return mix(tracks, length);
}

const sampleAt = (eighths) => {
  const whole = Math.floor(eighths);
  return Math.round((eighths + swing[whole % 3] * (1 - (eighths - whole))) * eighth * rate);
};

function melody({ flute, strings }, start, notes, turn) {
  notes.forEach(({ at, length, pitch }, i) => {
    const place = start + at;
    const loud = 0.2 * lean[at % 3];
    const seed = turn * 100 + i + 1;
    pluck(strings, sampleAt(place), 0.9 + length * 0.25, pitch, loud * 1.5, { seed });
    if (length === 3 && turn % 2 === 1) {
      roll(flute, place, pitch, loud, seed);
      return;
    }
    const held = length * eighth * 0.94;
    const repeated = notes[i - 1]?.pitch === pitch;
    if (repeated || (at % 6 === 0 && turn > 0)) {
      cut(flute, sampleAt(place), pitch, loud, seed);
      blow(flute, sampleAt(place) + Math.round(0.032 * rate), held - 0.032, pitch, loud, { seed, attack: 0.012 });
    } else blow(flute, sampleAt(place), held, pitch, loud, { seed });
  });
}

/** A cut: a flick of the finger above, too short to have a pitch of its own. */
function cut(track, from, pitch, loud, seed) {
  blow(track, from, 0.036, pitch * 2 ** (3 / 12), loud * 0.8, { seed, attack: 0.006 });
}

/** A long roll: the note, a cut, the note, a tap from below, the note. */
function roll(track, place, pitch, loud, seed) {
  for (const [i, grace] of [null, 2 ** (3 / 12), 2 ** (-2 / 12)].entries()) {
    const from = sampleAt(place + i);
    if (grace) blow(track, from, 0.038, pitch * grace, loud * 0.8, { seed: seed + i, attack: 0.006 });
    const late = grace ? 0.034 : 0;
    blow(track, from + Math.round(late * rate), eighth * 0.98 - late, pitch, loud * lean[i], {
      seed: seed + i,
      attack: grace ? 0.01 : 0.028,
    });
  }
}

function accompany({ chords }, start, struck, turn) {
  if (turn === 0) return;
  for (const { at, pitches } of struck) {
    const downbeat = at % 6 === 0;
    pitches.forEach((pitch, string) => {
      const spread = string * 0.011 * rate;
      pluck(chords, Math.round(sampleAt(start + at) + spread), 1.5, pitch, downbeat ? 0.15 : 0.11, {
        bright: 0.34,
        seed: string + 7,
      });
      if (string > 0)
        pluck(chords, Math.round(sampleAt(start + at + 2) + spread * 0.6), 0.7, pitch, 0.055, {
          bright: 0.4,
          seed: string + 17,
        });
    });
  }
}

function drum({ drum: track }, start, turn) {
  if (turn === 0) return;
  const strokes = [0.34, 0.1, 0.17, 0.27, 0.1, 0.19];
  for (let at = 0; at < partLength; at++) {
    const last = at >= partLength - 3;
    beat(track, sampleAt(start + at), strokes[at % 6] * (last ? 1.15 : 1), {
      pitch: at % 3 === 0 ? 78 : 98,
      seed: start + at + 1,
    });
  }
}

function mix({ flute, strings, chords, drum: skin }, length) {
  const dry = (left) => (i) =>
    flute[i] * (left ? 0.95 : 0.72) + strings[i] * (left ? 0.62 : 0.95) + chords[i] * (left ? 0.78 : 1) + skin[i] * 0.9;
  const echo = [
    room(Float32Array.from({ length }, (_, i) => flute[i] + strings[i] * 0.8 + chords[i] * 0.6 + skin[i] * 0.25)),
    room(
      Float32Array.from({ length }, (_, i) => flute[i] + strings[i] * 0.8 + chords[i] * 0.6 + skin[i] * 0.25),
      { combs: [1580, 1640, 1514, 1445], passes: [248, 579] },
    ),
  ];
  const channels = echo.map((wet, side) =>
    Float32Array.from({ length }, (_, i) => Math.tanh(dry(side === 0)(i) + wet[i] * 0.3)),
  );
  const peak = channels.reduce(
    (most, channel) => channel.reduce((high, value) => Math.max(high, Math.abs(value)), most),
    0,
  );
  return channels.map((channel) => channel.map((value) => (value / peak) * 0.84));
}
