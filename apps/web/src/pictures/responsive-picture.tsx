import { type Picture, srcset } from '@rover/venue/picture';

interface ResponsivePictureProps {
  picture: Picture;
  /** As in the `sizes` of an image. */
  sizes: string;
  /** Instead of the picture's own description; '' where the text beside it says the same. */
  alt?: string;
  /** It is on the first screen: load it at once. */
  first?: boolean;
  /** `object-position` of its subject, for a frame that shows only a part. */
  subject?: string | undefined;
  className?: string;
}

/** A picture of the pub in the best format and width, with its colour as a placeholder. */
export function ResponsivePicture({
  picture,
  sizes,
  alt = picture.alt,
  first = false,
  subject,
  className,
}: ResponsivePictureProps) {
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
