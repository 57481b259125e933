import { uncropped } from './crop.js';
import { gesture } from './crop-gesture.js';
import { pressKey } from './crop-keys.js';

const framing = { photo: { width: 1200, height: 800 }, frame: { width: 600, height: 400 } };

describe('fingers on a photo', () => {
  it('one finger moves it', () => {
    expect(gesture(uncropped, [{ x: 10, y: 10 }], [{ x: 40, y: -10 }], framing)).toEqual({
      ...uncropped,
      x: 10,
      y: -10,
    });
  });

  it('two fingers going apart make it larger where they are', () => {
    const from = [
      { x: 250, y: 200 },
      { x: 350, y: 200 },
    ];
    const to = [
      { x: 200, y: 200 },
      { x: 400, y: 200 },
    ];
    expect(gesture(uncropped, from, to, framing)).toEqual({ ...uncropped, scale: 2 });
    expect(gesture(uncropped, to, from, framing)).toEqual({ ...uncropped, scale: 0.5 });
  });

  it('two fingers going around each other turn it, a small slip does not', () => {
    const level = [
      { x: 200, y: 200 },
      { x: 400, y: 200 },
    ];
    const upright = [
      { x: 300, y: 100 },
      { x: 300, y: 300 },
    ];
    const slipped = [
      { x: 200, y: 195 },
      { x: 400, y: 205 },
    ];
    expect(gesture(uncropped, level, upright, framing)).toMatchObject({ scale: 1, rotation: 82 });
    expect(gesture(uncropped, upright, level, framing).rotation).toBe(-82);
    expect(gesture(uncropped, level, slipped, framing).rotation).toBe(0);
  });

  it('two fingers on one spot do no harm', () => {
    const spot = [
      { x: 300, y: 200 },
      { x: 300, y: 200 },
    ];
    expect(gesture(uncropped, spot, [...spot], framing)).toEqual({ ...uncropped, scale: 0.5 });
  });
});

describe('keys on a photo', () => {
  it.each([
    ['ArrowRight', false, { x: 4 }],
    ['ArrowLeft', true, { x: -20 }],
    ['ArrowDown', false, { y: 6 }],
    ['+', false, { scale: 1.1 }],
    ['-', false, { scale: 0.9 }],
    [']', false, { rotation: 1 }],
    ['{', true, { rotation: -5 }],
  ])('%s (shift: %p) sets %p', (key, shift, change) => {
    const pressed = pressKey(uncropped, key, shift, framing);
    for (const [setting, value] of Object.entries(change)) {
      expect(pressed?.[setting as keyof typeof uncropped]).toBeCloseTo(value, 9);
    }
  });

  it('0 starts over, and other keys are left to the page', () => {
    expect(pressKey({ x: 5, y: 5, scale: 2, rotation: 9 }, '0', false, framing)).toEqual(uncropped);
    expect(pressKey(uncropped, 'Tab', false, framing)).toBeNull();
  });
});
