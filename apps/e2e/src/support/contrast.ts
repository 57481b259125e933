import { type Page, test } from '@playwright/test';
import sharp from 'sharp';

/** A line of text, in CSS pixels of the viewport. */
interface Line {
  words: string;
  left: number;
  top: number;
  width: number;
  height: number;
  colour: Rgb;
  isLarge: boolean;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Pixels of a line that are checked together: about a letter. */
const letter = 12;

/**
 * The texts of a part of the page with too little contrast to what is behind any of their letters (WCAG 1.4.3),
 * including pictures, which axe does not check. Text on a background colour of its own is left to axe. Afterwards the
 * text is invisible.
 */
export async function faintWords(page: Page, part: string): Promise<string[]> {
  const lines = await page.evaluate(linesOf, part);
  await page.addStyleTag({
    content: `${part} * { color: transparent !important; background-color: transparent !important; transition: none !important; }`,
  });
  const shot = test.info().outputPath('behind-the-words.png');
  await page.screenshot({ path: shot });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const behind = (line: Line, from: number) => {
    const [first, last] = [Math.round(line.top + line.height / 4), Math.round(line.top + (line.height * 3) / 4)];
    let sum = 0;
    for (let y = first; y < last; y += 1) {
      for (let x = from; x < from + letter; x += 1) {
        const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels);
        sum += luminance([red, green, blue]);
      }
    }
    return sum / (last - first) / letter;
  };
  return lines.flatMap((line) => {
    const own = luminance(line.colour);
    let least = Number.POSITIVE_INFINITY;
    for (let x = Math.ceil(line.left); x + letter <= Math.min(line.left + line.width, info.width); x += letter / 2) {
      const ground = behind(line, x);
      least = Math.min(least, (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
    }
    return least < (line.isLarge ? 3 : 4.5) ? [`${line.words}: ${least.toFixed(2)}`] : [];
  });
}

/** Runs in the page. @returns the texts of the part that are in the viewport, and have no background of their own */
function linesOf(part: string): Line[] {
  const whole = document.querySelector(part);
  if (!whole) throw new Error(`There is no ${part}`);
  const ground = (element: Element | null): boolean =>
    element !== whole &&
    element !== null &&
    (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || ground(element.parentElement));
  const lines: Line[] = [];
  const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const words = text.textContent?.trim();
    if (!words || !text.parentElement?.checkVisibility() || ground(text.parentElement)) continue;
    const { color, fontSize } = getComputedStyle(text.parentElement);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, top, width, height, bottom } of range.getClientRects()) {
      if (bottom > innerHeight || width < 4) continue;
      lines.push({
        words,
        left,
        top,
        width,
        height,
        colour: [red, green, blue],
        isLarge: Number.parseFloat(fontSize) >= 24,
      });
    }
  }
  return lines;
}

/** Relative luminance of an sRGB colour, from 0 to 1 (WCAG 2.2). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
