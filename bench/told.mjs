/** A figure as it is told. */
export function round(figure, digits = 0) {
  return Number(figure.toFixed(digits));
}
