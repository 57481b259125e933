import path from 'node:path';
import { venue } from '@rover/venue/venue';
import type { Standalone } from './standalone.js';

/** What a newcomer wants to know: where to look, how to log in, where the mail goes. */
export function banner({ publicUrl, admin, mailDir, dataDir }: Standalone): string {
  const near = (folder: string) => path.relative(process.cwd(), folder) || '.';
  const lines: [string, string][] = [
    ['Site', publicUrl],
    ['Admin', `${publicUrl}/admin`],
    ['Login', admin.email],
  ];
  if (admin.passwordFile) {
    lines.push(['Password', admin.password ?? `see ${near(admin.passwordFile)}`]);
    if (admin.password) lines.push(['', `kept in ${near(admin.passwordFile)}; delete it once you know it`]);
  } else {
    lines.push(['Password', 'the one given at the first start']);
  }
  lines.push(['Mail', mailDir ? `${near(mailDir)}/ (one .eml file a mail)` : 'through the mail server in SMTP_URL']);
  lines.push(['Data', `${near(dataDir)}/`]);
  const rows = lines.map(([name, value]) => `  ${name.padEnd(10)}${value}`);
  return ['', `  ${venue.name} is open.`, '', ...rows, '', '  Ctrl-C stops it.', ''].join('\n');
}
