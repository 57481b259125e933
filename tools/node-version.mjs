// Nothing newer than Node 14 may be used or imported here: an older one must get as far as the message.
import { readFileSync } from 'node:fs';

/** Ends the process with a readable message when this Node is older than package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const wanted = engines.node.replace(/[^\d.]/g, '');
  if (isOlder(process.versions.node, wanted)) {
    process.stderr.write(
      `Node ${wanted} or newer is needed; this is Node ${process.versions.node}. See https://nodejs.org\n`,
    );
    process.exit(1);
  }
}

function isOlder(version, wanted) {
  const [have, want] = [version, wanted].map((text) => text.split('.').map(Number));
  const differing = want.findIndex((part, index) => part !== have[index]);
  return differing >= 0 && have[differing] < want[differing];
}
