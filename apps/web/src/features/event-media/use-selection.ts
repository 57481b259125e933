import { useState } from 'react';

/** Several of many, to do something with them at once. */
export interface Selection {
  /** Whether things are being selected at all. */
  on: boolean;
  selected: ReadonlySet<string>;
  /** How many there are to select. */
  of: number;
  enter: () => void;
  leave: () => void;
  toggle: (one: string) => void;
  all: () => void;
  none: () => void;
}

/** Selects among the present items; an item that is gone is no longer selected. */
export function useSelection(among: readonly string[]): Selection {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = new Set(among.filter((one) => chosen.has(one)));
  const turn = (next: boolean) => {
    setOn(next);
    setChosen(new Set());
  };
  return {
    on,
    selected,
    of: among.length,
    enter: () => turn(true),
    leave: () => turn(false),
    toggle: (one) => {
      const next = new Set(selected);
      if (!next.delete(one)) next.add(one);
      setChosen(next);
    },
    all: () => setChosen(new Set(among)),
    none: () => setChosen(new Set()),
  };
}
