/** What ThreadedSender runs in its thread: the sender of the configuration that the thread was given. */
import { workerData } from 'node:worker_threads';
import type { Mail } from '../queue/mail.entity.js';
import { MailRefused } from './mail-sender.js';
import { type SenderConfig, senderOf } from './sender-of.js';

/** Why a mail was not sent. An error arrives in another thread without its class. */
export interface Failure {
  error: Error;
  isRefusal: boolean;
}

const sender = senderOf(workerData as SenderConfig);

export default async function send(mail: Mail): Promise<Failure | undefined> {
  try {
    await sender.send(mail);
  } catch (error) {
    return { error: error as Error, isRefusal: error instanceof MailRefused };
  }
}
