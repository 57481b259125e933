// Does nothing but verify a password against its hash, so many at once, for as many seconds as each message says; with
// the library that auth uses, and the same cost, which is part of the hash.
import { createRequire } from 'node:module';

const [hash, password, atOnce] = process.argv.slice(2);
const { verify } = createRequire(new URL('../apps/auth/package.json', import.meta.url))('@node-rs/argon2');

process.on('message', async (seconds) => {
  const started = performance.now();
  const before = process.cpuUsage();
  let checked = 0;
  const checkOn = async () => {
    while (performance.now() - started < seconds * 1_000) {
      await verify(hash, password);
      checked += 1;
    }
  };
  await Promise.all(Array.from({ length: Number(atOnce) }, checkOn));
  const { user, system } = process.cpuUsage(before);
  process.send({ rate: (checked * 1_000) / (performance.now() - started), cpu: (user + system) / checked });
});
