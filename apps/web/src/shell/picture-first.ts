/**
 * The only script that a page with a picture on its first screen starts with. It loads the other scripts, which wait in
 * templates, once the picture has loaded, so that the picture has the whole bandwidth. On a slow connection they wait
 * only for a limited time.
 */

/** Milliseconds since navigation started. */
const patience = 500;

function fetchScripts(): void {
  for (const template of document.head.querySelectorAll('template')) template.replaceWith(template.content);
}

new PerformanceObserver((list) => {
  if (list.getEntries().some((entry) => 'url' in entry && entry.url)) fetchScripts();
}).observe({ type: 'largest-contentful-paint', buffered: true });
setTimeout(fetchScripts, patience - performance.now());
