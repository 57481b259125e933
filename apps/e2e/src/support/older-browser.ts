/**
 * Removes from a page the APIs that the oldest supported browsers lack (`build.target` in apps/web/vite.config.ts):
 * runs in the page before its own scripts. Only APIs that scripts of a site or its libraries might call are removed.
 */
export function removeModernApis(): void {
  const gone: [object, string[]][] = [
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']],
    [Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [window, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'onscrollend']],
    [Intl, ['Segmenter', 'DurationFormat']],
  ];
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
  addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
}
