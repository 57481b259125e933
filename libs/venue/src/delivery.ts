/** The fee for delivering an order, in whole pesos. */
export const deliveryFee = 50;

/** Bounds of the quantity in a line of an order. */
export const lineQuantity = { min: 1, max: 10 } as const;
