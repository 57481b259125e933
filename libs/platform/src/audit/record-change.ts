import type { AuditAction, AuditKind, AuditValue, FieldChange, RecordedChange } from '@rover/contracts/audit';
import type { EntityManager } from 'typeorm';
import { currentAdmin, currentRequestId } from '../http/request-context.js';

const longestTitle = 200;
const longestValue = 100;

/**
 * How changes of one kind of thing are recorded: under which title, and which of the fields that an admin may change.
 */
export interface Audited<Thing, Field extends keyof Thing & string = never> {
  kind: AuditKind;
  id(thing: Thing): string;
  /** The name by which a person knows it. */
  title(thing: Thing): string;
  /**
   * `shown`: the record has the old and the new value, as far as they are short. `named`: the record says only that the
   * field changed; for long texts and for contact data.
   */
  fields: Readonly<Record<Field, 'shown' | 'named'>>;
}

/**
 * Records in the transaction of the change itself, through the outbox, who did this to the thing. Only what an admin
 * does is recorded: there is nobody to name for what guests, messages and the first start do.
 */
export async function recordChange<Thing>(
  manager: EntityManager,
  action: AuditAction,
  audited: Audited<Thing>,
  thing: Thing,
  changes: FieldChange[] = [],
): Promise<void> {
  const admin = currentAdmin();
  if (!admin) return;
  const { kind } = audited;
  // slice() may cut a surrogate pair in half, and PostgreSQL takes no half of one.
  const title = audited.title(thing).slice(0, longestTitle).toWellFormed();
  const record: RecordedChange = { admin, action, kind, id: audited.id(thing), title, changes };
  await manager.query(`INSERT INTO outbox (topic, payload, request_id) VALUES ('audit.recorded', $1, $2)`, [
    record,
    currentRequestId(),
  ]);
}

/** Records what has changed between two states of a thing, if anything has. */
export async function recordUpdate<Thing, Field extends keyof Thing & string>(
  manager: EntityManager,
  audited: Audited<Thing, Field>,
  before: NoInfer<Partial<Thing>>,
  after: NoInfer<Thing>,
): Promise<void> {
  const fields = Object.keys(audited.fields) as Field[];
  const changes = fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => (audited.fields[field] === 'shown' ? shownChange(field, before[field], after[field]) : { field }));
  if (changes.length > 0) await recordChange(manager, 'updated', audited, after, changes);
}

function shownChange(field: string, from: unknown, to: unknown): FieldChange {
  return isShort(from) && isShort(to) ? { field, from, to } : { field };
}

function isShort(value: unknown): value is AuditValue {
  if (typeof value === 'string') return value.length <= longestValue;
  return value === null || typeof value === 'number' || typeof value === 'boolean';
}
