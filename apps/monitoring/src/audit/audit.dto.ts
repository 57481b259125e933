import { type AuditKind, type AuditQuery, auditKinds } from '@rover/contracts/audit';
import { limits } from '@rover/contracts/limits';
import { CleanText } from '@rover/platform/validation/clean-text';
import { OneOf } from '@rover/platform/validation/one-of';
import { OptionalNotNull } from '@rover/platform/validation/optional-not-null';
import { Matches } from 'class-validator';
import { cursorPattern } from './cursor.js';

export class AuditDto implements AuditQuery {
  @OneOf('Kind', ['all', ...auditKinds])
  kind: AuditKind | 'all' = 'all';

  @CleanText({ label: 'Search', max: limits.search })
  search: string = '';

  @OptionalNotNull()
  @Matches(cursorPattern, { message: 'There is no such page.' })
  after?: string;
}
