/** The scale of the fault tests: full size in `npm run test:faults`, a fraction in `npm test`. */
const scale = Number(process.env.FAULT_SCALE ?? 0.03);

/** So many at full size, fewer at a smaller scale, and never under `least`. */
export function scaled(whole: number, least = 1): number {
  return Math.max(least, Math.round(whole * scale));
}
