/** The programs for load and comparison; each may be missing. */
import { spawn } from 'node:child_process';
import { which } from '../tools/programs.mjs';

/** The output of a program. @throws Error with its error output when it fails */
export async function outputOf(program, args) {
  const file = which(program);
  if (!file)
    throw new Error(`${program} is not installed (Debian: apt-get install wrk postgresql-contrib nginx-light)`);
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let errorOutput = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    errorOutput += data;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${errorOutput}`);
  return out;
}
