/** The programs for load and comparison; each may be missing. */
import { spawn } from 'node:child_process';
import { place } from '../tools/programs.mjs';

/** The output of a program. @throws Error with its error output when it fails */
export async function printed(program, args) {
  const file = place(program);
  if (!file)
    throw new Error(`${program} is not installed (Debian: apt-get install wrk postgresql-contrib nginx-light)`);
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let complaint = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    complaint += data;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${complaint}`);
  return out;
}
