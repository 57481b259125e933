import type { JsonLd } from '@rover/venue/json-ld';

/**
 * Linked data as blocks for the end of the body, after what the browser needs first. They are data, which no policy on
 * scripts forbids.
 */
export function jsonLdScripts(data: readonly JsonLd[]): string {
  return data.map((node) => `<script type="application/ld+json">${escapeJson(node)}</script>`).join('');
}

/**
 * JSON for the inside of a `<script>`: nothing in it ends the script, opens a comment, or is a line break to older
 * parsers.
 */
function escapeJson(data: JsonLd): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
