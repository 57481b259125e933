import { type Picture, srcset } from '@rover/venue/picture';

interface HousePictureProps {
  picture: Picture;
  /** How wide it stands on the page, as in the `sizes` of an image. */
  sizes: string;
  /** Instead of the picture's own words; '' where they stand beside it. */
  alt?: string;
  /** It is on the first screen: fetch it at once. */
  first?: boolean;
  /** Where on it to look, as `object-position`, when its frame shows a part of it. */
  subject?: string | undefined;
  className?: string;
}

/** A drawn picture of the house in the format and the width that fit; its place and its colour are there before it. */
export function HousePicture({
  picture,
  sizes,
  alt = picture.alt,
  first = false,
  subject,
  className,
}: HousePictureProps) {
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={srcset(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcset(picture, 'webp')} sizes={sizes} />
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        style={{ backgroundColor: picture.colour, objectPosition: subject }}
        className={className}
      />
    </picture>
  );
}
