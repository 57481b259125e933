/** A file taken for a photo is a video or audio. */
export class NotAPhoto extends Error {
  override readonly name = 'NotAPhoto';
  override readonly message = 'This is not an image.';
}
