import { report } from '../../browser/report.js';

const pieces = 200;
/** Milliseconds; and animation frames, of which a slow machine draws fewer meanwhile. */
const flies = 2_500;
const frames = 150;

const colors = ['#f2a33a', '#e0b95b', '#1f6b4c', '#a8431f', '#f6eedd'];

/** Something was ordered. Nothing flies for those who want no motion. */
export async function throwConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const canvas = document.createElement('canvas');
  canvas.className = 'pointer-events-none fixed inset-0 z-50 size-full';
  document.body.append(canvas);
  try {
    const { default: confetti } = await import('canvas-confetti');
    // Its worker is a script from a blob, which the Content-Security-Policy does not allow.
    const fire = confetti.create(canvas, { resize: true, useWorker: false });
    setTimeout(fire.reset, flies);
    await fire({ particleCount: pieces, ticks: frames, spread: 110, startVelocity: 42, origin: { y: 0.75 }, colors });
  } catch (cause) {
    report('No confetti', cause);
  } finally {
    canvas.remove();
  }
}
