import { build } from 'esbuild';

/**
 * What Node is told to run a program that imports our sources.
 * @param folder from where it imports them
 */
export async function nodeProgram(contents: string, folder: string): Promise<string[]> {
  const stdin = { contents, resolveDir: folder };
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
  });
  return ['--input-type=module', '-e', outputFiles[0]?.text ?? ''];
}
