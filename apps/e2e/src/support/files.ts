/** A file that an admin chooses in a page. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of 24 x 16 pixels, bottle green. */
export function aPhoto(name = 'bar at dusk.png'): File {
  return new File([Buffer.from(png, 'base64')], name, { type: 'image/png' });
}

const png =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAMAAAA7+k+nAAAAA1BMVEULXTsVMRgGAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAWDCQAAAZAAAdjz' +
  'lT8AAAAASUVORK5CYII=';

/** A tenth of a second of silence, as WAV: 8,000 samples a second of 16 bits. */
export function aRecording(): File {
  const samples = Buffer.alloc(1_600);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8_000, 24);
  header.writeUInt32LE(16_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return new File([header, samples], 'session.wav', { type: 'audio/wav' });
}

/** A file that claims to be a photo and is none. */
export function aForgery(): File {
  return new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'photo.png', {
    type: 'image/png',
  });
}

/** A form with these fields, which may be repeated. */
export function formOf(...entries: [name: string, value: string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
