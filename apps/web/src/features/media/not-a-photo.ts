/** What was called a photo is a film or a sound. */
export class NotAPhoto extends Error {
  override readonly name = 'NotAPhoto';
  override readonly message = 'This is not an image.';
}
