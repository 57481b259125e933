import { Check } from 'lucide-react';

interface SelectMarkProps {
  /** What is selected. */
  label: string;
  selected: boolean;
  onToggle: () => void;
}

/** Covers a tile and makes all of it one checkbox. */
export function SelectMark({ label, selected, onToggle }: SelectMarkProps) {
  return (
    <div className="absolute inset-0 z-1">
      <input
        type="checkbox"
        aria-label={label}
        checked={selected}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={onToggle}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-3 peer-focus-visible:outline-marigold peer-focus-visible:inset-ring-5 peer-focus-visible:inset-ring-stout"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute left-2 top-2 grid size-7 place-items-center rounded-sm border-2 border-stout bg-paper text-paper shadow-paper peer-checked:border-leaf peer-checked:bg-leaf"
      >
        {selected && <Check strokeWidth={3} className="size-5" />}
      </span>
    </div>
  );
}
