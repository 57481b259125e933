/** Half a second of silence, as MP3. */
export const silentMp3 = Buffer.concat(
  Array.from({ length: 20 }, () => Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)])),
);
