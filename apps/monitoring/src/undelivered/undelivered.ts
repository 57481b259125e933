import { Inject, Injectable } from '@nestjs/common';
import {
  type RetryAnswer,
  type UndeliveredAnswer,
  type UndeliveredKind,
  type UndeliveredView,
  undeliveredListed,
} from '@rover/contracts/undelivered';
import { notFound } from '@rover/platform/http/domain-error';
import { DeadLetters } from '@rover/platform/messaging/dead-letters';
import { Redelivery } from '@rover/platform/messaging/redelivery';
import { MONITORING_CONFIG, type MonitoringConfig } from '../monitoring.config.js';
import { otherServices } from '../other-services.js';
import { ownSource, type RemoteSource, remoteSource, type UndeliveredSource } from './undelivered-sources.js';

/** Messages and mails that were not delivered, gathered from the services that keep them. */
@Injectable()
export class Undelivered {
  private readonly mails: RemoteSource;
  private readonly sources: readonly UndeliveredSource[];

  constructor(@Inject(MONITORING_CONFIG) config: MonitoringConfig, deadLetters: DeadLetters, redelivery: Redelivery) {
    const letters = 'internal/dead-letters';
    this.mails = remoteSource('notifications', 'mail', config.NOTIFICATIONS_URL, 'internal/failed-mails');
    this.sources = [
      ...otherServices(config).map(([service, address]) => remoteSource(service, 'message', address, letters)),
      this.mails,
      ownSource(deadLetters, redelivery),
    ];
  }

  /** @param authorization of the admin who asks: every service checks it again */
  async list(authorization: string): Promise<UndeliveredAnswer> {
    const answers = await Promise.allSettled(this.sources.map((one) => listOf(one, authorization)));
    const undelivered = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const silent = this.sources.filter((_, index) => answers[index]?.status === 'rejected');
    return {
      undelivered: undelivered
        .sort((one, other) => other.failedAt.localeCompare(one.failedAt))
        .slice(0, undeliveredListed),
      silent: [...new Set(silent.map(({ service }) => service))],
    };
  }

  /**
   * @throws DomainError NOT_FOUND; CONFLICT when it fails this time too; UNAVAILABLE when its service does not answer
   */
  retry(service: string, kind: UndeliveredKind, id: string, authorization: string): Promise<RetryAnswer> {
    const source = this.sources.find((one) => one.service === service && one.kind === kind);
    if (!source) throw notFound('undelivered message or mail');
    return source.retry(id, authorization);
  }

  /** @throws DomainError UNAVAILABLE when notifications does not answer */
  retryAllMails(authorization: string): Promise<RetryAnswer> {
    return this.mails.retryAll(authorization);
  }
}

async function listOf({ service, kind, list }: UndeliveredSource, authorization: string): Promise<UndeliveredView[]> {
  return (await list(authorization)).map((one) => ({ service, kind, ...one }));
}
