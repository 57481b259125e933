/**
 * Two jigs as any session plays them, both traditional: a bar is six eighths, a capital is the octave above middle C,
 * a digit is how many eighths a note lasts. One chord to a half-bar carries them.
 */
export const keshJig = {
  sharps: 'F',
  parts: {
    a: {
      notes: 'G3GAB|A3ABd|eddgdd|edBdBA|G3GAB|A3ABd|eddgdB|AGFG3',
      chords: 'G G|D D|C G|C D|G G|D D|C G|D G',
    },
    b: {
      notes: 'B3dBd|egedBG|B3dBG|ABAAGA|B3dBd|egedBd|gfgaga|bggg3',
      chords: 'G G|C G|G G|D D|G G|C G|Em D|C G',
    },
  },
};

export const swallowtailJig = {
  sharps: 'FC',
  parts: {
    a: {
      notes: 'GEEBEE|GEEBAG|FDDADD|dcdAGF|GEEBEE|GEEB2c|dcBAGF|GEEE3',
      chords: 'Em Em|Em Em|D D|D D|Em Em|Em Em|G D|Em Em',
    },
    b: {
      notes: 'Bcde2f|e2fedB|Bcde2f|edBd3|Bcde2f|e2fedB|dcBAGF|GEEE3',
      chords: 'Em Em|Em D|Em Em|D D|Em Em|Em D|G D|Em Em',
    },
  },
};

const semitones = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Notes with their pitch in hertz and their place in eighths from the start of the part. */
export function readNotes({ notes }, sharps) {
  let at = 0;
  return [...notes.replaceAll('|', '').matchAll(/([A-Ga-g])(\d?)/g)].map(([, letter, digit]) => {
    const name = letter.toUpperCase();
    const octave = letter === name ? 4 : 5;
    const semitone = semitones[name] + (sharps.includes(name) ? 1 : 0) + 12 * (octave + 1);
    const note = { at, length: Number(digit || 1), pitch: 440 * 2 ** ((semitone - 69) / 12) };
    at += note.length;
    return note;
  });
}

/** Chords with the pitches that are struck, a half-bar each. */
export function readChords({ chords }) {
  const pitches = {
    G: [98, 146.83, 196, 246.94],
    C: [130.81, 164.81, 196, 261.63],
    D: [110, 146.83, 220, 293.66],
    Em: [82.41, 123.47, 164.81, 246.94],
  };
  return chords.split(/[ |]/).map((name, i) => ({ at: i * 3, pitches: pitches[name] }));
}
