import type { RetryAnswer, UndeliveredView } from '@rover/contracts/undelivered';
import { adminCall } from '../../session/admin-call.js';

export function sendAgain({ service, kind, id }: UndeliveredView): Promise<RetryAnswer> {
  return adminCall(`/api/admin/undelivered/${service}/${kind}/${encodeURIComponent(id)}/retry`, { method: 'POST' });
}

/** Sends all failed mails again, also those that no list shows. */
export function sendAllMailsAgain(): Promise<RetryAnswer> {
  return adminCall('/api/admin/undelivered/notifications/mail/retry', { method: 'POST' });
}
