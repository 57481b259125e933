import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventScreenFile } from '@rover/contracts/event-screen';
import { firstScreenFile, pages } from '@rover/contracts/pages';
import { hasCode } from '@rover/platform/telemetry/error-code';
import type { EncodedAnswer } from '../reads/encoded-answer.js';
import type { PageName } from './page-contents.js';
import { PageScripts } from './page-scripts.js';
import { type PageLinks, type PageParts, PageTemplate } from './page-template.js';

/**
 * The HTML of a built site: the one for every page, those with a first screen, by the name of their page, and the one
 * with places for an event.
 */
export class PageTemplates {
  private constructor(
    private readonly plain: PageTemplate,
    private readonly screens: ReadonlyMap<string, PageTemplate>,
    private readonly knownEvent: PageTemplate | undefined,
  ) {}

  /** @param folder the built site */
  static async read(folder: string): Promise<PageTemplates> {
    const scripts = await PageScripts.read(folder);
    const plain = new PageTemplate(await readFile(path.join(folder, 'index.html'), 'utf8'), scripts);
    const screens = new Map<string, PageTemplate>();
    for (const [name, address] of Object.entries(pages)) {
      const screen = await readScreen(path.join(folder, firstScreenFile(address)), scripts);
      if (screen) screens.set(name, screen);
    }
    return new PageTemplates(plain, screens, await readScreen(path.join(folder, eventScreenFile), scripts));
  }

  fill(name: PageName | 'notFound', parts: PageParts): Promise<EncodedAnswer> {
    const known = parts.screen && this.knownEvent;
    return (known ?? this.screens.get(name) ?? this.plain).fill(name, parts);
  }
}

/** A page with its first screen in it, where the site has one. */
async function readScreen(file: string, scripts: PageScripts): Promise<PageTemplate | undefined> {
  const html = await readFile(file, 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (html === undefined) return undefined;
  const turn = html.includes('<template>') ? 'picture first' : 'last';
  const links: PageLinks = { linksOf: (page) => scripts.linksOf(page, turn) };
  return new PageTemplate(html, links);
}
