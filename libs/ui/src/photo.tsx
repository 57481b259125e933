import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface PhotoProps {
  /** Null or '' without a photo. */
  src: string | null;
  /** '' where the text beside it says the same. */
  alt: string;
  /** As in the `srcset` of an image. */
  srcSet?: string | undefined;
  /** As in the `sizes` of an image. */
  sizes?: string | undefined;
  /** A small picture as a data: address, shown until the photo has loaded. */
  placeholder?: string | undefined;
  className?: string;
  /** Called when it failed to load and the red tile is shown. */
  onFail?: () => void;
}

/** An uploaded photo, lazily loaded; a red tile where it cannot be shown. */
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

/** Shown in place of something that cannot be displayed. */
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
