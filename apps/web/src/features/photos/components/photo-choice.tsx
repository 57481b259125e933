import { Photo as PhotoTile } from '@rover/ui/photo';
import { useLoadMore } from '@rover/ui/use-load-more';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { portion } from '../../media/library-photos.js';
import { type Photo, tileSource } from '../../media/photo.js';

interface PhotoChoiceProps {
  /** The accessible name of the group. */
  label: string;
  photos: readonly Photo[];
  /** The address of the chosen one. */
  value: string;
  onValueChange: (url: string) => void;
  /** Called on a second press on the chosen photo. */
  onTaken?: () => void;
  /** The columns of the grid. */
  className: string;
}

/** A choice of one photo, rendered in portions; arrow keys move the choice. */
export function PhotoChoice({ label, photos, value, onValueChange, onTaken, className }: PhotoChoiceProps) {
  const { list, shown, styleAt, more } = useLoadMore(photos, portion, '7rem');
  return (
    <>
      <RadioGroup.Root
        ref={list}
        aria-label={label}
        value={value}
        onValueChange={onValueChange}
        className={clsx('grid gap-2.5', className)}
      >
        {shown.map(({ url, name }, place) => (
          <RadioGroup.Item
            key={url || name}
            value={url}
            disabled={url === ''}
            aria-label={name}
            title={name}
            style={styleAt(place)}
            onDoubleClick={onTaken}
            className="relative overflow-hidden rounded border-2 border-transparent transition-colors duration-150 hover:border-brass-dark data-[state=checked]:border-leaf"
          >
            <PhotoTile src={tileSource(url)} alt="" className="aspect-3/2 size-full rounded-sm object-cover" />
            <RadioGroup.Indicator className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full border border-paper bg-leaf text-paper">
              <Check aria-hidden strokeWidth={3} className="size-4" />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {more}
    </>
  );
}
