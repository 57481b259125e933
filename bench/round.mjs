/** A figure, rounded for the table. */
export function round(figure, digits = 0) {
  return Number(figure.toFixed(digits));
}
