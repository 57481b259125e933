import path from 'node:path';

/** Threads run what the compiler wrote: specs that begin one need a build. */
export const senderThread = path.join(import.meta.dirname, '../../dist/senders/sender.thread.js');
