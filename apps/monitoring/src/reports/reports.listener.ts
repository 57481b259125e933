import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import { venueToday } from '@rover/venue/events/event-clock';
import type { EntityManager } from 'typeorm';
import { keepErrors, keepMemory, keepSlow } from './report-rows.js';

/** Stores the reports of processes, by days at the pub. */
@Injectable()
export class ReportsListener {
  @OnMessage('telemetry.reported', { consumer: 'monitoring.reports' })
  async keep(
    { service, errors, slow, memory }: MessagePayloads['telemetry.reported'],
    _message: Message,
    manager: EntityManager,
  ): Promise<void> {
    if (errors.length > 0) await keepErrors(manager, service, errors.map(onItsDay));
    if (slow.length > 0) await keepSlow(manager, service, slow.map(onItsDay));
    if (memory.length > 0) await keepMemory(manager, service, memory);
  }
}

function onItsDay<T extends { timestamp: string }>(noted: T): T & { day: string } {
  return { ...noted, day: venueToday(new Date(noted.timestamp)) };
}
