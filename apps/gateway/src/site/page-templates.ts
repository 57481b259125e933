import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { firstScreenFile, pages } from '@rover/contracts/pages';
import { hasCode } from '@rover/platform/telemetry/error-code';
import type { EncodedAnswer } from '../reads/encoded-answer.js';
import type { PageName } from './page-contents.js';
import { PageScripts } from './page-scripts.js';
import { type PageLinks, type PageParts, PageTemplate } from './page-template.js';

/** The HTML of a built site: that of every page, and those with a first screen in them, by the name of their page. */
export class PageTemplates {
  private constructor(
    private readonly plain: PageTemplate,
    private readonly screens: ReadonlyMap<string, PageTemplate>,
  ) {}

  /** @param folder the built site */
  static async read(folder: string): Promise<PageTemplates> {
    const scripts = await PageScripts.read(folder);
    const plain = new PageTemplate(await readFile(path.join(folder, 'index.html'), 'utf8'), scripts);
    const screens = new Map<string, PageTemplate>();
    for (const [name, address] of Object.entries(pages)) {
      const html = await readFirstScreen(folder, address);
      if (html === undefined) continue;
      const turn = html.includes('<template>') ? 'picture first' : 'last';
      const links: PageLinks = { linksOf: (page) => scripts.linksOf(page, turn) };
      screens.set(name, new PageTemplate(html, links));
    }
    return new PageTemplates(plain, screens);
  }

  fill(name: PageName | 'notFound', parts: PageParts): Promise<EncodedAnswer> {
    return (this.screens.get(name) ?? this.plain).fill(name, parts);
  }
}

async function readFirstScreen(folder: string, address: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(folder, firstScreenFile(address)), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
