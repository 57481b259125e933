import { type AuditKind, type AuditQuery, auditKinds } from '@rover/contracts/audit';
import { limits } from '@rover/contracts/limits';
import { CleanText } from '@rover/platform/validation/clean-text';
import { MayBeAbsent } from '@rover/platform/validation/may-be-absent';
import { OneOf } from '@rover/platform/validation/one-of';
import { Matches } from 'class-validator';
import { pagePlace } from './page-place.js';

export class AuditDto implements AuditQuery {
  @OneOf('Kind', ['all', ...auditKinds])
  kind: AuditKind | 'all' = 'all';

  @CleanText({ label: 'Search', max: limits.search })
  search: string = '';

  @MayBeAbsent()
  @Matches(pagePlace, { message: 'There is no such page.' })
  after?: string;
}
