import { generateKeyPairSync, randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The key that signs tokens: made at the first start, the same ever after, so that a restart logs nobody out. */
export function signingKey(dataDir: string): Promise<string> {
  return keptSecret(path.join(dataDir, 'jwt-private-key.pem'), () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
}

/** The first admin's password, for when nobody chose one. It stays readable here until its owner deletes the file. */
export function adminPassword(dataDir: string): Promise<string> {
  return keptSecret(adminPasswordFile(dataDir), () => {
    const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
    const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
    return [group(), group(), group(), group()].join('-');
  });
}

export function adminPasswordFile(dataDir: string): string {
  return path.join(dataDir, 'admin-password.txt');
}

async function keptSecret(file: string, make: () => string): Promise<string> {
  try {
    await writeFile(file, `${make().trim()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
