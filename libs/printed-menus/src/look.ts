import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/** The colours of the pub that paper needs; the site has them all in libs/ui/src/theme.css. */
export const colours = {
  green: '#0d3326',
  brassDark: '#7a5a12',
  paper: '#fffaf0',
  stout: '#1c1511',
  muted: '#5b4f45',
  terracotta: '#a8431f',
} as const;

export const display = 'Young Serif';
export const text = 'Hanken Grotesk';

/** Brings the type of the pub, and keeps words whole. */
export function setType(): void {
  const hanken = (weight: number) => ({
    src: file(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`),
    fontWeight: weight,
  });
  Font.register({ family: text, fonts: [hanken(400), hanken(600)] });
  Font.register({ family: display, src: file('@fontsource/young-serif/files/young-serif-latin-400-normal.woff') });
  Font.registerHyphenationCallback((word) => [word]);
}

function file(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier));
}
