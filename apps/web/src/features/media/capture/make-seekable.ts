import { BlobSource, BufferTarget, Conversion, Input, Output, WEBM, WebMOutputFormat } from 'mediabunny';

/**
 * Adds duration and index to a recording. A browser writes WebM while it records and so without them: players then show
 * no duration and cannot seek. Nothing is re-encoded.
 */
export async function makeSeekable(recording: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(recording), formats: [WEBM] });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const conversion = await Conversion.init({ input, output, showWarnings: false });
  if (conversion.discardedTracks.length > 0) throw new Error('A track of the recording would be lost');
  await conversion.execute();
  if (!target.buffer) throw new Error('The recording came out empty');
  return new Blob([target.buffer], { type: recording.type });
}
