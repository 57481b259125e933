import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import type { EntityManager } from 'typeorm';

/** Stores the changes that admins made. */
@Injectable()
export class AuditListener {
  @OnMessage('audit.recorded', { consumer: 'monitoring.audit' })
  async keep(
    { admin, action, kind, id, title, changes }: MessagePayloads['audit.recorded'],
    message: Message<'audit.recorded'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO recorded_changes (record_id, at, admin_id, admin_email, action, kind, id, title, changes)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [message.id, message.occurredAt, admin.id, admin.email, action, kind, id, title, JSON.stringify(changes)],
    );
  }
}
