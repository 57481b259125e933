import { generateKeyPairSync, randomInt } from 'node:crypto';
import path from 'node:path';
import { readIfPresent, writeSecret } from '@rover/platform/database/embedded/embedded-files';

/** A secret in a file of its own. */
export interface KeptSecret {
  secret: string;
  /** Whether it was made just now. */
  isNew: boolean;
}

/** The key that signs tokens: made at the first start and kept, so that a restart logs nobody out. */
export async function keptSigningKey(dataDir: string): Promise<string> {
  const { secret } = await keptSecret(path.join(dataDir, 'jwt-private-key.pem'), () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  return secret;
}

/** The first admin's password, where none is configured. It can be read in its file until its owner deletes that. */
export function keptAdminPassword(dataDir: string): Promise<KeptSecret> {
  return keptSecret(adminPasswordFile(dataDir), () => {
    const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
    const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
    return [group(), group(), group(), group()].join('-');
  });
}

export function adminPasswordFile(dataDir: string): string {
  return path.join(dataDir, 'admin-password.txt');
}

/** A file without a secret counts as missing: writing it was interrupted. */
async function keptSecret(file: string, make: () => string): Promise<KeptSecret> {
  const kept = (await readIfPresent(file))?.trim();
  if (kept) return { secret: kept, isNew: false };
  const secret = make().trim();
  await writeSecret(file, `${secret}\n`);
  return { secret, isNew: true };
}
