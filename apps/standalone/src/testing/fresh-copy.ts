import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A copy of what sets the product up, where nothing is set up yet. */
export class FreshCopy {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'copy-'));

  constructor() {
    for (const part of ['tools', 'package.json']) cpSync(path.join(root, part), this.at(part), { recursive: true });
  }

  /** A path in it. */
  at(...parts: string[]): string {
    return path.join(this.folder, ...parts);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
