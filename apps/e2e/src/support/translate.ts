import type { Page } from '@playwright/test';

/**
 * From now on changes a page as a browser does that translates it: replaces each text node by elements of its own with
 * the text. The words stay the same here.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left = 'script, style, textarea, option, svg, font, [translate=no]';
    const translateText = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(left)) return;
      const words = document.createElement('font');
      words.append(document.createElement('font'));
      words.children[0]?.append(text.data);
      text.replaceWith(words);
    };
    const translateAll = (node: Node) => {
      const texts: Text[] = node instanceof Text ? [node] : [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translateAll);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
