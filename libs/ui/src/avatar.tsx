import { clsx } from 'clsx';
import { Avatar as Primitive } from 'radix-ui';

const sizes = { small: 'size-8 text-sm', normal: 'size-11', large: 'size-16 text-h3' } as const;

interface AvatarProps {
  /** The name whose initials are shown without a picture. */
  name: string;
  src?: string | undefined;
  size?: keyof typeof sizes;
}

/** A picture, or the initials without one. Hidden from screen readers: the name is beside it. */
export function Avatar({ name, src, size = 'normal' }: AvatarProps) {
  return (
    <Primitive.Root
      aria-hidden
      className={clsx(
        'painted inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-brass font-display text-brass',
        sizes[size],
      )}
    >
      {src && <Primitive.Image src={src} alt="" className="size-full object-cover" />}
      <Primitive.Fallback>{initials(name)}</Primitive.Fallback>
    </Primitive.Root>
  );
}

/** 'MO' of 'Maeve Kathleen O’Malley'. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
