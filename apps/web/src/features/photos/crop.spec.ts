import {
  type CropSettings,
  cropRanges,
  type Framing,
  leavesGround,
  moveBy,
  placePhoto,
  scaleTo,
  turnPoint,
  turnTo,
  uncropped,
} from './crop.js';

const landscape = { photo: { width: 1600, height: 1067 }, frame: { width: 1200, height: 800 } };
const panorama = { photo: { width: 6000, height: 1000 }, frame: { width: 1080, height: 1350 } };
const portrait = { photo: { width: 900, height: 1600 }, frame: { width: 1200, height: 630 } };
const framings: [string, Framing][] = Object.entries({ landscape, panorama, portrait });

/** Which point of the photo, from -0.5 to 0.5 of its width and height, is in the middle of the frame. */
function lookedAt(crop: CropSettings, framing: Framing) {
  const { middle, size, radians } = placePhoto(crop, framing);
  const { x, y } = turnPoint(
    { x: framing.frame.width / 2 - middle.x, y: framing.frame.height / 2 - middle.y },
    -radians,
  );
  return { x: x / size.width, y: y / size.height };
}

describe.each(framings)('a %s photo in its frame', (_name, framing) => {
  it('covers the frame before anybody touches it, and keeps its proportions', () => {
    const { size, middle } = placePhoto(uncropped, framing);
    expect(leavesGround(uncropped, framing)).toBe(false);
    expect(size.width / size.height).toBeCloseTo(framing.photo.width / framing.photo.height, 9);
    expect(Math.min(size.width / framing.frame.width, size.height / framing.frame.height)).toBeCloseTo(1, 9);
    expect(middle).toEqual({ x: framing.frame.width / 2, y: framing.frame.height / 2 });
  });

  it('follows the finger exactly, at any size and turn', () => {
    for (const crop of [uncropped, { x: 20, y: -10, scale: 2.4, rotation: 35 }, { ...uncropped, rotation: -90 }]) {
      const before = placePhoto(crop, framing).middle;
      const after = placePhoto(moveBy(crop, { x: 37, y: -21 }, framing), framing).middle;
      expect(after.x - before.x).toBeCloseTo(37, 6);
      expect(after.y - before.y).toBeCloseTo(-21, 6);
    }
  });

  it('can be moved until its edge is in the middle of the frame, and no further', () => {
    const far = moveBy({ ...uncropped, scale: 3 }, { x: 1e6, y: -1e6 }, framing);
    expect(far).toMatchObject({ x: 100, y: -100 });
    expect(lookedAt(far, framing).x).toBeCloseTo(-0.5, 9);
    expect(lookedAt(far, framing).y).toBeCloseTo(0.5, 9);
  });

  it('grows and shrinks around what is looked at', () => {
    const crop = { x: 30, y: -45, scale: 1, rotation: 20 };
    for (const scale of [0.5, 1.7, 3]) {
      const { x, y } = lookedAt(scaleTo(crop, scale), framing);
      expect(x).toBeCloseTo(lookedAt(crop, framing).x, 9);
      expect(y).toBeCloseTo(lookedAt(crop, framing).y, 9);
    }
  });

  it('turns around what is looked at', () => {
    const crop = { x: 12, y: -18, scale: 1.5, rotation: -10 };
    for (const rotation of [-180, -90, 0, 1, 45, 90, 180]) {
      const turned = turnTo(crop, rotation, framing);
      expect(turned.rotation).toBe(rotation);
      expect(lookedAt(turned, framing).x).toBeCloseTo(lookedAt(crop, framing).x, 6);
      expect(lookedAt(turned, framing).y).toBeCloseTo(lookedAt(crop, framing).y, 6);
    }
  });

  it('leaves ground beside it at half size, and lies in the middle of that', () => {
    const half = scaleTo(uncropped, 0.5);
    expect(leavesGround(half, framing)).toBe(true);
    expect(placePhoto(half, framing).middle).toEqual({ x: framing.frame.width / 2, y: framing.frame.height / 2 });
  });
});

describe('the ranges of a crop', () => {
  it.each([
    [0.04, 0.5],
    [0.55, 0.6],
    [1.2000001, 1.2],
    [2.96, 3],
    [17, 3],
  ])('scale %d becomes %d', (scale, kept) => {
    expect(scaleTo(uncropped, scale).scale).toBe(kept);
  });

  it.each([
    [180, 180],
    [-180, -180],
    [190, -170],
    [-200, 160],
    [450, 90],
    [12.4, 12],
  ])('a turn to %d is one to %d', (degrees, kept) => {
    expect(turnTo(uncropped, degrees, landscape).rotation).toBe(kept);
  });

  it('hold whatever is done in a row', () => {
    let crop = uncropped;
    for (let step = 0; step < 500; step += 1) {
      crop = moveBy(crop, { x: Math.sin(step) * 900, y: Math.cos(step * 3) * 900 }, panorama);
      crop = turnTo(scaleTo(crop, 1.75 + Math.sin(step * 7) * 3), step * 37, panorama);
      for (const setting of ['x', 'y', 'scale', 'rotation'] as const) {
        expect(crop[setting]).toBeGreaterThanOrEqual(cropRanges[setting].min);
        expect(crop[setting]).toBeLessThanOrEqual(cropRanges[setting].max);
      }
    }
  });
});
