import { letters } from './letters.mjs';

const em = 1000;

/**
 * Text as one outline, its line starting at 0, 0.
 * `closer` says how far two letters move towards each other (negative: closer), by both of them, in thousandths of their
 * size. `warp` moves every point, [x, y] to [x, y]: onto a wall in perspective, round an arc.
 */
export function lettering(text, size, { tracking = 0, closer = {}, warp = (point) => point } = {}) {
  const scale = size / em;
  let x = 0;
  let d = '';
  for (const [index, character] of [...text].entries()) {
    const letter = character === ' ' ? { advance: 250, outline: '' } : letters[character];
    if (!letter) throw new Error(`The sign-writer has no "${character}": add it to letters.mjs`);
    d += moved(letter.outline, (px, py) => warp([x + px * scale, py * scale]));
    x += (letter.advance + (closer[text.slice(index, index + 2)] ?? 0)) * scale + tracking * size;
  }
  return { d, width: x - tracking * size };
}

function moved(outline, move) {
  return outline.replace(/([MLQ])([^MLQZ]+)/g, (_, command, list) => {
    const numbers = list.match(/-?[\d.]+/g).map(Number);
    const points = [];
    for (let i = 0; i < numbers.length; i += 2) {
      points.push(
        move(numbers[i], numbers[i + 1])
          .map((value) => value.toFixed(2))
          .join(' '),
      );
    }
    return command + points.join(' ');
  });
}
