import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageSource } from '@rover/contracts/pages';
import { hasCode } from '@rover/platform/telemetry/error-code';
import type { PageName } from './page-contents.js';

/** A chunk in Vite's manifest of the built site, by the path of its source. */
interface Chunk {
  file: string;
  /** The names of the chunks that it imports statically. */
  imports?: string[];
  css?: string[];
}

const entry = 'index.html';

/**
 * When the scripts of a page are fetched: before everything else, after what is seen without them, or once its picture
 * is seen. For the last, their links lie in a template, as do those of the site, and a script of the page takes them
 * out.
 */
type ScriptsTurn = 'first' | 'last' | 'picture first';

/** The links to what each page needs, besides what every page needs. */
export class PageScripts {
  private constructor(private readonly chunks: Partial<Record<string, Chunk>>) {}

  /**
   * @param folder the built site; without a manifest in it, pages have no links, and the browser finds out by itself
   */
  static async read(folder: string): Promise<PageScripts> {
    try {
      return new PageScripts(JSON.parse(await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8')));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return new PageScripts({});
      throw error;
    }
  }

  /**
   * HTML links, each on a line of its own, by which a page's scripts and styles are fetched at once, not only when the
   * site's own script asks for them.
   *
   * @param turn when the scripts are fetched
   */
  linksOf(name: PageName | 'notFound', turn: ScriptsTurn = 'first'): string {
    const everywhere = this.closureOf(entry);
    const needed = [...this.closureOf(pageSource(name))].filter((chunk) => !everywhere.has(chunk));
    const priority = turn === 'first' ? '' : ' fetchpriority="low"';
    const scripts = linesOf(
      needed.map(({ file }) => `<link rel="modulepreload"${priority} crossorigin href="/${file}" />`),
    );
    const styles = linesOf(
      needed
        .flatMap(({ css = [] }) => css)
        .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
    );
    return scripts && turn === 'picture first'
      ? `${linesOf(['<template>'])}${scripts}</template>${styles}`
      : scripts + styles;
  }

  private closureOf(name: string, found = new Set<Chunk>()): Set<Chunk> {
    const chunk = this.chunks[name];
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) this.closureOf(imported, found);
    return found;
  }
}

function linesOf(links: readonly string[]): string {
  return links.map((link) => `\n    ${link}`).join('');
}
