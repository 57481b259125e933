/** How long a browser may take to begin with a file that it was given, in milliseconds. */
const begunWithin = 60_000;

/** Puts a file among the visitor's downloads. */
export function saveFile(name: string, pieces: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(pieces, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), begunWithin);
}
