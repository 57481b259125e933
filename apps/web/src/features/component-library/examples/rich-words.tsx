import { RichText } from '@rover/ui/rich-text';

const html = `
  <h2>The order of the night</h2>
  <ol><li>Slow airs</li><li><strong>Jigs and reels</strong></li><li>Whatever you can still sing</li></ol>
  <p>Bring an instrument; <a href="/events">see the other nights</a>.</p>
`;

export function RichWords() {
  return <RichText html={html} />;
}
