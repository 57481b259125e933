const quality = 0.8;

/** The camera's present frame as JPEG, in the camera's own size. */
export async function takePhoto(camera: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = camera.videoWidth;
  canvas.height = camera.videoHeight;
  canvas.getContext('2d')?.drawImage(camera, 0, 0);
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!photo) throw new Error('The camera shows nothing');
  return photo;
}
