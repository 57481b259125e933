/** A chosen item of the menu, as stored in the browser. Name and price are looked up in the menu. */
export interface OrderChoice {
  /** Of the line, unique in the order. */
  id: string;
  /** Of the thing on the menu. */
  itemId: string;
  /** 1 to 10. */
  quantity: number;
  /** The names of the upgrades; null when there is none. */
  fries: string | null;
  bacon: string | null;
  /** To the kitchen; '' when there is none. */
  note: string;
}

/** Bounds of what a guest can write. */
export const orderLimits = { note: 140, lines: 50, name: 120, email: 254, address: 300 } as const;
