import { Check } from 'lucide-react';

interface SelectMarkProps {
  /** What is selected. */
  label: string;
  selected: boolean;
  onToggle: () => void;
}

/** Makes the whole tile that it lies over one tick box. */
export function SelectMark({ label, selected, onToggle }: SelectMarkProps) {
  return (
    <div className="absolute inset-0 z-1 rounded has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-marigold has-focus-visible:inset-ring-5 has-focus-visible:inset-ring-stout">
      <input
        type="checkbox"
        aria-label={label}
        checked={selected}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={onToggle}
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
