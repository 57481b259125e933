import { type RefObject, useEffect, useRef } from 'react';
import { type CropSettings, type Framing, type Point, scaleTo, turnTo } from './crop.js';
import { gesture } from './crop-gesture.js';

/** How far a wheel turns for one step, in pixels of `deltaY`; a notch of most mice is 100 or 120. */
const notch = 60;

/**
 * Safari's event for two fingers on a trackpad, for which it fires no wheel event. It fires it for two fingers on a
 * touch screen as well, which are also pointers.
 */
interface PinchEvent extends UIEvent {
  /** The distance of the fingers, relative to that at the start. */
  readonly scale: number;
}

declare global {
  interface HTMLElementEventMap {
    gesturestart: PinchEvent;
    gesturechange: PinchEvent;
  }
}

interface Gestures {
  crop: CropSettings;
  framing: Framing;
  onCrop: (crop: CropSettings) => void;
}

/**
 * Handles pointers and the wheel on the canvas of a crop, in canvas pixels: one pointer drags, two pinch and turn, the
 * wheel zooms, and with Shift it turns.
 */
export function useCropGestures(canvas: RefObject<HTMLCanvasElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const from = new Map<number, Point>();
    const to = new Map<number, Point>();
    let start = latest.current.crop;
    let rolled = 0;
    let unpinched = start.scale;

    /** Kept at once: the next event may come before React has rendered. */
    const change = (crop: CropSettings) => {
      latest.current = { ...latest.current, crop };
      latest.current.onCrop(crop);
    };
    const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
      const box = place.getBoundingClientRect();
      return {
        x: ((clientX - box.left) / box.width) * place.width,
        y: ((clientY - box.top) / box.height) * place.height,
      };
    };
    /** When a finger is added or lifted, the gesture starts again from the present crop. */
    const beginAnew = () => {
      start = latest.current.crop;
      for (const [finger, point] of to) from.set(finger, point);
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0 || to.size === 2) return;
      place.setPointerCapture(event.pointerId);
      to.set(event.pointerId, pointOf(event));
      beginAnew();
    };
    const move = (event: PointerEvent) => {
      if (!to.has(event.pointerId)) return;
      to.set(event.pointerId, pointOf(event));
      change(gesture(start, [...from.values()], [...to.values()], latest.current.framing));
    };
    const lift = (event: PointerEvent) => {
      from.delete(event.pointerId);
      to.delete(event.pointerId);
      beginAnew();
    };
    const roll = (event: WheelEvent) => {
      event.preventDefault();
      const { crop, framing } = latest.current;
      // With Shift some browsers report a horizontal wheel.
      rolled += event.deltaY || event.deltaX;
      const steps = Math.trunc(rolled / notch);
      if (steps === 0) return;
      rolled = 0;
      const way = -Math.sign(steps);
      change(event.shiftKey ? turnTo(crop, crop.rotation + way, framing) : scaleTo(crop, crop.scale + way / 10));
    };
    const beginPinch = (event: PinchEvent) => {
      event.preventDefault();
      unpinched = latest.current.crop.scale;
    };
    const pinch = (event: PinchEvent) => {
      event.preventDefault();
      if (to.size === 0) change(scaleTo(latest.current.crop, unpinched * event.scale));
    };

    const watch = new AbortController();
    const { signal } = watch;
    place.addEventListener('pointerdown', press, { signal });
    place.addEventListener('pointermove', move, { signal });
    place.addEventListener('pointerup', lift, { signal });
    place.addEventListener('pointercancel', lift, { signal });
    // React listens to the wheel passively, which cannot keep the page from scrolling.
    place.addEventListener('wheel', roll, { signal, passive: false });
    place.addEventListener('gesturestart', beginPinch, { signal });
    place.addEventListener('gesturechange', pinch, { signal });
    return () => watch.abort();
  }, [canvas]);
}
