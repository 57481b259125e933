import { logError } from '../../browser/log-error.js';

const pieces = 200;
/** Milliseconds. It also ends after a number of animation frames, fewer of which a slow machine draws. */
const flies = 2_500;
const frames = 150;

const colors = ['#f2a33a', '#e0b95b', '#1f6b4c', '#a8431f', '#f6eedd'];

/** Celebrates an added item. Does nothing for guests who prefer reduced motion. */
export async function throwConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const canvas = document.createElement('canvas');
  canvas.className = 'pointer-events-none fixed inset-0 z-50 size-full';
  document.body.append(canvas);
  try {
    const { default: confetti } = await import('canvas-confetti');
    // Its worker would be a blob: script, which the Content-Security-Policy does not allow.
    const fire = confetti.create(canvas, { resize: true, useWorker: false });
    setTimeout(fire.reset, flies);
    await fire({ particleCount: pieces, ticks: frames, spread: 110, startVelocity: 42, origin: { y: 0.75 }, colors });
  } catch (cause) {
    logError('No confetti', cause);
  } finally {
    canvas.remove();
  }
}
