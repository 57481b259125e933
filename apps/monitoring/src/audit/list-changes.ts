import { Injectable } from '@nestjs/common';
import type { AuditAnswer, RecordedChange, RecordedChangeView } from '@rover/contracts/audit';
import { isFoundBy, likePattern } from '@rover/platform/database/lists/search-text';
import { DataSource } from 'typeorm';
import type { AuditDto } from './audit.dto.js';
import { decodeCursor, encodeCursor } from './cursor.js';

const pageSize = 50;

interface ChangeRow extends Omit<RecordedChange, 'admin'> {
  record_id: string;
  at: Date;
  admin_id: string;
  admin_email: string;
}

/**
 * Who changed what, the newest first. A page begins after a record, not at an offset, so that newer records shift
 * nothing.
 */
@Injectable()
export class ListChanges {
  constructor(private readonly dataSource: DataSource) {}

  async list({ kind, search, after }: AuditDto): Promise<AuditAnswer> {
    const values: unknown[] = [];
    const param = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['true'];
    if (kind !== 'all') conditions.push(`kind = ${param(kind)}`);
    if (search !== '') conditions.push(isFoundBy(param(likePattern(search))));
    if (after !== undefined) {
      const { at, recordId } = decodeCursor(after);
      conditions.push(`(at, record_id) < (${param(at)}, ${param(recordId)})`);
    }
    const rows: ChangeRow[] = await this.dataSource.query(
      `SELECT record_id, at, admin_id, admin_email, action, kind, id, title, changes
       FROM recorded_changes WHERE ${conditions.join(' AND ')}
       ORDER BY at DESC, record_id DESC LIMIT ${param(pageSize + 1)}`,
      values,
    );
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    return { changes: page.map(present), next: last ? encodeCursor(last.at, last.record_id) : null };
  }
}

function present({ record_id, at, admin_id, admin_email, ...change }: ChangeRow): RecordedChangeView {
  return { ...change, recordId: record_id, at: at.toISOString(), admin: { id: admin_id, email: admin_email } };
}
