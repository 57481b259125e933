/** What part of its whole size a fault is tried at: all of it in `npm run test:faults`, a fraction in `npm test`. */
const scale = Number(process.env.FAULT_SCALE ?? 0.03);

/** So many at full size, fewer in the shortened form, and never under `least`. */
export function scaled(whole: number, least = 1): number {
  return Math.max(least, Math.round(whole * scale));
}
