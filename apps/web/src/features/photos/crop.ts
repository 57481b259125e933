/**
 * How a photo lies in a frame. It is scaled and turned around the middle of the frame, so that the point shown there
 * stays there.
 */
export interface CropSettings {
  /**
   * How far the photo's middle is to the right of the frame's middle, -100 to 100: percent of half the photo's width as
   * scaled and turned. At either end its edge is in the middle of the frame, so that every part of any photo can be
   * brought there, a panorama at scale 3 too.
   */
  x: number;
  /** The same downwards. */
  y: number;
  /** 0.5 to 3 in steps of 0.1; at 1 the unturned photo just covers the frame. */
  scale: number;
  /** Degrees clockwise, -180 to 180. */
  rotation: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A photo and its frame; distances are in the unit of the frame. */
export interface Framing {
  photo: Size;
  frame: Size;
}

export const cropRanges = {
  x: { min: -100, max: 100, step: 1 },
  y: { min: -100, max: 100, step: 1 },
  scale: { min: 0.5, max: 3, step: 0.1 },
  rotation: { min: -180, max: 180, step: 1 },
} as const;

/** In the middle, covering the frame, upright. */
export const uncropped: CropSettings = { x: 0, y: 0, scale: 1, rotation: 0 };

/** The photo's middle in the frame, and its drawn size before it is turned. */
export function placePhoto(crop: CropSettings, framing: Framing): { middle: Point; size: Size; radians: number } {
  const { frame } = framing;
  const bound = boundOf(crop, framing);
  return {
    middle: {
      x: frame.width / 2 + (crop.x / 100) * (bound.width / 2),
      y: frame.height / 2 + (crop.y / 100) * (bound.height / 2),
    },
    size: drawnSize(crop.scale, framing),
    radians: radiansOf(crop.rotation),
  };
}

/** Moves the photo by a distance. */
export function moveBy(crop: CropSettings, by: Point, framing: Framing): CropSettings {
  const bound = boundOf(crop, framing);
  return {
    ...crop,
    x: within('x', crop.x + (by.x / (bound.width / 2)) * 100),
    y: within('y', crop.y + (by.y / (bound.height / 2)) * 100),
  };
}

/** Scales the photo, to the nearest step. */
export function scaleTo(crop: CropSettings, scale: number): CropSettings {
  return { ...crop, scale: within('scale', Math.round(scale * 10) / 10) };
}

/** Turns the photo to an angle; beyond half a turn it wraps around. */
export function turnTo(crop: CropSettings, degrees: number, framing: Framing): CropSettings {
  const turned = { ...crop, rotation: within('rotation', halfTurn(Math.round(degrees))) };
  const before = boundOf(crop, framing);
  const after = boundOf(turned, framing);
  const away = turnPoint(
    { x: crop.x * before.width, y: crop.y * before.height },
    radiansOf(turned.rotation - crop.rotation),
  );
  return { ...turned, x: within('x', away.x / after.width), y: within('y', away.y / after.height) };
}

/** Whether the photo leaves a part of the frame empty. */
export function leavesGround(crop: CropSettings, framing: Framing): boolean {
  const { frame } = framing;
  const { middle, size, radians } = placePhoto(crop, framing);
  const corners = [0, frame.width].flatMap((x) => [0, frame.height].map((y) => ({ x, y })));
  // A gap of 1/2000 of the frame is invisible.
  const slack = frame.width / 2000;
  return corners.some((corner) => {
    const inPhoto = turnPoint({ x: corner.x - middle.x, y: corner.y - middle.y }, -radians);
    return Math.abs(inPhoto.x) > size.width / 2 + slack || Math.abs(inPhoto.y) > size.height / 2 + slack;
  });
}

/** The bounding box of the photo as scaled and turned. */
function boundOf({ scale, rotation }: CropSettings, framing: Framing): Size {
  const { width, height } = drawnSize(scale, framing);
  const cosine = Math.abs(Math.cos(radiansOf(rotation)));
  const sine = Math.abs(Math.sin(radiansOf(rotation)));
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}

function drawnSize(scale: number, { photo, frame }: Framing): Size {
  const cover = Math.max(frame.width / photo.width, frame.height / photo.height);
  return { width: photo.width * cover * scale, height: photo.height * cover * scale };
}

export function turnPoint({ x, y }: Point, radians: number): Point {
  const cosine = Math.cos(radians);
  const sine = Math.sin(radians);
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

function halfTurn(degrees: number): number {
  if (Math.abs(degrees) <= 180) return degrees;
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function radiansOf(degrees: number): number {
  return (degrees / 180) * Math.PI;
}

function within(setting: keyof CropSettings, value: number): number {
  const { min, max } = cropRanges[setting];
  return Math.min(Math.max(value, min), max);
}
