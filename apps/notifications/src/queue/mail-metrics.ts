import { newCounter, newGauge } from '@rover/platform/telemetry/metrics';
import type { DataSource } from 'typeorm';
import { type MailKind, mailKinds } from './mail.entity.js';

/** The outcome of one attempt; `suppressed`: none was made, see MailStatus. */
const mailOutcomes = ['sent', 'postponed', 'refused', 'suppressed'] as const;
type MailOutcome = (typeof mailOutcomes)[number];

const outcomes = newCounter(
  'mails_total',
  'Mails by kind and outcome of each attempt: sent, postponed, refused (for good), suppressed (too many an hour, or overtaken).',
  { kind: mailKinds, outcome: mailOutcomes },
);

const waiting = newGauge('mails_waiting', 'Mails that are still to be sent, counted up to 10,000.');

const oldest = newGauge(
  'mails_oldest_seconds',
  'How long the oldest mail that is still to be sent has waited; 0 when none does.',
);

const failed = newGauge(
  'mails_failed',
  'Mails that were given up and wait for a person to look at them, counted up to 10,000.',
);

export function countMail(kind: MailKind, outcome: MailOutcome): void {
  outcomes.labels(kind, outcome).inc();
}

/** Measures for Prometheus how many mails wait, since when, and how many were given up. */
export async function measureMails(dataSource: DataSource): Promise<void> {
  const [queue]: [{ waiting: number; oldest: number; failed: number }] = await dataSource.query(
    `SELECT count(*)::int AS waiting,
            coalesce(greatest(extract(epoch FROM now() - min(created_at)), 0), 0)::float AS oldest,
            (SELECT count(*)::int FROM (SELECT FROM mails WHERE status = 'failed' LIMIT 10000) AS letters) AS failed
     FROM (SELECT created_at FROM mails WHERE status IN ('queued', 'sending') LIMIT 10000) AS queue`,
  );
  waiting.set(queue.waiting);
  oldest.set(queue.oldest);
  failed.set(queue.failed);
}

export function forgetMails(): void {
  for (const gauge of [waiting, oldest, failed]) gauge.remove();
}
