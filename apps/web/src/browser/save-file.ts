/** How long a browser may take to start a download, in milliseconds. */
const begunWithin = 60_000;

/** Downloads a file that was made in the page. */
export function saveFile(name: string, pieces: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(pieces, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), begunWithin);
}
