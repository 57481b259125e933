import { grounds, inks } from './editor-colours.js';

const paper = '#fffaf0';
const stout = '#1c1511';

/** The contrast of two colours, 1 to 21 (WCAG 2.2, 1.4.3). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const pairs = [stout, ...Object.keys(inks)].flatMap((ink) =>
  [paper, ...Object.keys(grounds)].map((ground) => [ink, ground] as const),
);

describe('whatever is chosen in the editor', () => {
  it.each(pairs)('%s can be read on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
