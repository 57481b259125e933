// Does nothing but check a password against its hash, so many at once, for as many seconds as each message says; by the
// library that auth uses, and with what it costs there, which the hash itself tells.
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
