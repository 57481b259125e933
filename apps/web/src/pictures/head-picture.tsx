import { headPictureSizes } from '@rover/venue/head-pictures';
import type { Picture } from '@rover/venue/picture';
import { HousePicture } from './house-picture.js';

/** A picture at the head of a page, cut to the place that it has there. What it shows stands in the words beside it. */
export function HeadPicture({ picture }: { picture: Picture }) {
  return (
    <HousePicture
      first
      alt=""
      picture={picture}
      sizes={headPictureSizes}
      className="size-full object-cover object-[72%_55%] lg:object-center"
    />
  );
}
