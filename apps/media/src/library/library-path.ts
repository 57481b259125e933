/** How often a path may have been encoded. */
const deepest = 5;

/**
 * The path on this site that a client means, however it is written: encoded, even more than once, with dot segments,
 * doubled or backward slashes, parameters, another case, or a whole address.
 * @returns with one slash before each part and none at the end; null for what cannot be read
 */
export function canonicalPath(written: string): string | null {
  const decoded = decode(written);
  if (decoded === null) return null;
  const [path = ''] = decoded
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^\/*https?:\/*[^/]+/, '')
    .split(/[?#]/, 1);
  const parts: string[] = [];
  for (const segment of path.split('/')) {
    const part = segment.split(';', 1)[0]?.trim() ?? '';
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

function decode(written: string): string | null {
  let text = written;
  for (let depth = 0; depth < deepest; depth += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch (error) {
      if (error instanceof URIError) return null;
      throw error;
    }
    if (decoded === text) return text;
    text = decoded;
  }
  return null;
}
