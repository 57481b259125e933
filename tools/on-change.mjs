import { existsSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls back a moment after the last of some changes below the folders (debounced). Every folder is watched separately:
 * the recursive watch of Node 20 loses files that an editor replaces.
 */
export function onChange(folders, changed) {
  const watched = new Set();
  let soon;
  const look = (folder) => {
    if (!watched.has(folder)) {
      watched.add(folder);
      watch(folder, () => heard(folder)).on('error', () => watched.delete(folder));
    }
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) look(path.join(folder, entry.name));
    }
  };
  const heard = (folder) => {
    if (existsSync(folder)) look(folder);
    else watched.delete(folder);
    clearTimeout(soon);
    soon = setTimeout(changed, 100);
  };
  for (const folder of folders) look(folder);
}
