import { openingWords } from '@rover/venue/events/event-words';
import { venue } from '@rover/venue/venue';
import { venueAddress } from '@rover/venue/venue-words';
import { type Html, html } from './html.js';

/** The pub's colours; those of the site. */
export const colours = {
  green: '#0d3326',
  leaf: '#1f6b4c',
  cream: '#f6eedd',
  paper: '#fffaf0',
  stout: '#1c1511',
  muted: '#5b4f45',
  brass: '#e0b95b',
  brassDark: '#7a5a12',
  terracotta: '#a8431f',
} as const;

/** Fonts that every mail program has. */
const fonts = {
  heading: 'Georgia, Times New Roman, serif',
  text: 'Helvetica Neue, Helvetica, Arial, sans-serif',
} as const;

/** A mail of the pub, as HTML. */
export interface LayoutContent {
  /** What a mail program shows after the subject. */
  preview: string;
  heading: string;
  body: Html;
}

const openDaily = `Open daily, ${openingWords()}`;

/** What all mails begin and end with; written once, since a mail to a crowd is composed many times. */
const sign = html`<div style="background:${colours.green};padding:32px 32px 26px;text-align:center;border-bottom:6px double ${colours.brass}">
<div style="font:700 30px/1.2 ${fonts.heading};color:${colours.brass}">${venue.name}</div>
<div style="padding-top:6px;font-size:14px;color:${colours.cream}">${venue.kind} &middot; ${venue.address.city}</div>
</div>`;
const imprint = html`<div style="background:${colours.green};padding:24px 32px;text-align:center;font-size:14px;color:${colours.cream}">
<div>${venueAddress}</div>
<div style="padding-top:4px">
<a href="tel:${venue.phone}" style="color:${colours.brass}">${venue.phoneDisplay}</a> &middot;
<a href="${venue.links.map}" style="color:${colours.brass}">Find us on the map</a>
</div>
<div style="padding-top:4px">${openDaily}</div>
<div style="padding-top:14px;font:italic 15px/1.4 ${fonts.heading}">${venue.tagline}</div>
</div>`;

/** Composes a mail in the pub's design. Styles are inline, since mail programs drop all others. */
export function mailLayout({ preview, heading, body }: LayoutContent): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${heading}</title>
</head>
<body style="margin:0;padding:0;background:${colours.cream};color:${colours.stout};font:16px/1.55 ${fonts.text}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div style="max-width:600px;margin:0 auto;background:${colours.paper}">
${sign}
<div style="padding:32px;overflow-wrap:anywhere">
<h1 style="margin:0 0 20px;font:400 26px/1.25 ${fonts.heading};color:${colours.green}">${heading}</h1>
${body}
</div>
${imprint}
</div>
</body>
</html>
`.toString();
}

/** What the mail is about, and when. */
export function highlightBox(title: string, when: readonly string[]): Html {
  const [day = '', ...rest] = when;
  return html`<div style="margin:0 0 24px;padding:22px 24px;background:${colours.cream};border:1px solid ${colours.brass}">
<div style="font:400 24px/1.25 ${fonts.heading};color:${colours.green}">${title}</div>
<div style="padding-top:8px;font-weight:700">${day}</div>
${rest.map((line) => html`<div>${line}</div>`)}
</div>`;
}

/** One fact, under its name. */
export function detail(label: string, value: Html): Html {
  return html`<div style="margin:0 0 12px">
<div style="font-size:13px;font-weight:700;color:${colours.brassDark}">${label}</div>
<div>${value}</div>
</div>`;
}

/** What the reader should do next. */
export function button(label: string, url: string): Html {
  return html`<p style="margin:28px 0">
<a href="${url}" style="${buttonStyle}">${label}</a>
</p>`;
}

const buttonStyle = [
  'display:inline-block',
  'padding:12px 24px',
  'border-radius:4px',
  `background:${colours.leaf}`,
  `color:${colours.cream}`,
  'font-weight:700',
  'text-decoration:none',
].join(';');

/** The end of every mail in plain text. */
export const textFooter = `-- 
${venue.name}, ${venue.kind}
${venueAddress}
${venue.phoneDisplay}
${openDaily}
${venue.links.map}
`;
