/** What bringing an order costs, in whole pesos. */
export const deliveryFee = 50;

/** How many of one thing a line of an order can hold. */
export const lineQuantity = { min: 1, max: 10 } as const;
