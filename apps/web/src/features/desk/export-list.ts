import { exportHeaders } from '@rover/contracts/exports';
import { saveFile } from '../../browser/save-file.js';
import { CallError } from '../../http/call-error.js';
import { download } from '../../http/download.js';
import { withAdminToken } from '../session/with-admin-token.js';

const carriageReturn = 13;

/**
 * Downloads a list as a file for a spreadsheet. An incomplete file is not saved: it would look complete.
 *
 * @param onProgress called with the share received, from 0 to 1
 * @param signal cancels it
 */
export async function exportList(
  path: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // The first line holds the headers.
  let rows = -1;
  const count = (piece: Uint8Array, headers: Headers) => {
    rows += piece.filter((byte) => byte === carriageReturn).length;
    onProgress(Math.max(0, rows) / Math.max(1, totalOf(headers)));
  };
  const { pieces, headers } = await withAdminToken((token) => download(path, { token, onPiece: count, signal }));
  if (rows < totalOf(headers)) throw new CallError('connection', 0, null);
  saveFile(nameIn(headers), pieces, 'text/csv');
}

function totalOf(headers: Headers): number {
  return Number(headers.get(exportHeaders.rows));
}

function nameIn(headers: Headers): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
}
