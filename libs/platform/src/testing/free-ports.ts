import { createServer } from 'node:net';

/** Below the ephemeral ports, so that no outgoing connection takes the port of a process that is not running. */
const firstPort = 12_000;
/**
 * Each worker of a run searches a port range of its own, from a starting point that differs between runs on this
 * machine.
 */
const portsOfWorker = 2_000;
const ownPorts =
  firstPort + (Number(process.env.TEST_PARALLEL_INDEX ?? process.env.JEST_WORKER_ID ?? 0) % 8) * portsOfWorker;
let turn = Math.floor(Math.random() * portsOfWorker);

/** A port that nobody listens on, for a process that needs a fixed one. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsOfWorker; tries += 1) {
    const port = ownPorts + (turn++ % portsOfWorker);
    if (await isFree(port)) return port;
  }
  throw new Error(`Every port from ${ownPorts} to ${ownPorts + portsOfWorker - 1} is taken.`);
}

/** Several of them, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
