import { BlobSource, BufferTarget, Conversion, Input, Output, WEBM, WebMOutputFormat } from 'mediabunny';

/**
 * The same recording with its length and an index. A browser writes WebM while it goes on and so knows neither: a player
 * then shows no length, and cannot jump. Nothing is encoded anew.
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
