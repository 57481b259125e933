/**
 * The one script that a page with a picture on its first screen begins with. It has the others fetched, which lie in
 * templates until then, once the picture is seen: so the picture has the line to itself. Where that takes long, as on a
 * slow line, they wait no longer.
 */

/** Milliseconds since the page was asked for. */
const patience = 500;

function fetchScripts(): void {
  for (const template of document.head.querySelectorAll('template')) template.replaceWith(template.content);
}

new PerformanceObserver((list) => {
  if (list.getEntries().some((entry) => 'url' in entry && entry.url)) fetchScripts();
}).observe({ type: 'largest-contentful-paint', buffered: true });
setTimeout(fetchScripts, patience - performance.now());
