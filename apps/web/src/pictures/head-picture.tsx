import { headPictureSizes } from '@rover/venue/head-pictures';
import type { Picture } from '@rover/venue/picture';
import { ResponsivePicture } from './responsive-picture.js';

/** The picture at the head of a page, cropped to its place. Decorative: the words beside it say the same. */
export function HeadPicture({ picture }: { picture: Picture }) {
  return (
    <ResponsivePicture
      first
      alt=""
      picture={picture}
      sizes={headPictureSizes}
      className="size-full object-cover object-[72%_55%] lg:object-center"
    />
  );
}
