import type { MediaKind } from '@rover/contracts/media';

const plural: Record<MediaKind, string> = { image: 'images', video: 'videos', audio: 'audio' };

/**
 * Splits chosen files into those of the wanted kinds, by the type that the system tells, and a message about the
 * others. A file of unknown type is taken: the server checks it.
 */
export function mediaOnly(files: readonly File[], kinds: readonly MediaKind[]): { taken: File[]; refusal?: string } {
  const wanted = ({ type }: File) => type === '' || kinds.some((kind) => type.startsWith(`${kind}/`));
  const taken = files.filter(wanted);
  const refused = files.filter((file) => !wanted(file)).map(({ name }) => name);
  if (refused.length === 0) return { taken };
  return { taken, refusal: `Only ${listed(kinds.map((kind) => plural[kind]))} can be added, not ${listed(refused)}.` };
}

/** 'images, videos and audio'. */
function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}

/** '820 KB', '12.4 MB'. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

/** Larger than we advise; the server takes more. */
export function isLarge({ size }: File): boolean {
  return size > 10 * 1024 * 1024;
}
