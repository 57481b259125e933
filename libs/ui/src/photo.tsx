import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface PhotoProps {
  /** Null or '' where there is none. */
  src: string | null;
  /** '' where words beside it say the same. */
  alt: string;
  /** Other widths of it, as in the `srcset` of an image. */
  srcSet?: string | undefined;
  /** How wide it stands on the page, as in the `sizes` of an image. */
  sizes?: string | undefined;
  /** A small picture as a data: address, which stands in its place until it is there. */
  placeholder?: string | undefined;
  className?: string;
  /** It did not come, and the red tile stands in its place. */
  onFail?: () => void;
}

/** A photo that somebody put on the site: fetched when it comes near, and a red tile where it cannot be shown. */
export function Photo({ src, alt, placeholder, className, onFail, ...sizes }: PhotoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  if (!src) return <RedTile className={className}>No URL</RedTile>;
  if (failed === src) return <RedTile className={className}>Failed to load image</RedTile>;
  return (
    <img
      key={src}
      src={src}
      alt={alt}
      {...sizes}
      loading="lazy"
      decoding="async"
      className={clsx('bg-sand', className)}
      {...(placeholder && shown !== src && { style: { background: `url("${placeholder}") center / cover` } })}
      onLoad={() => setShown(src)}
      onError={() => {
        setFailed(src);
        onFail?.();
      }}
    />
  );
}

interface RedTileProps {
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Stands where something cannot be shown, and says so. */
export function RedTile({ icon = <ImageOff aria-hidden />, className, children }: RedTileProps) {
  return (
    <span
      className={clsx(
        'flex flex-col items-center justify-center gap-2 bg-terracotta p-3 text-center text-sm font-semibold leading-tight text-paper [&>svg]:size-6 [&>svg]:shrink-0',
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
