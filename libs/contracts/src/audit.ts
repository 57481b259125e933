export const auditKinds = ['event', 'rsvp', 'vip-booking', 'user', 'photo', 'service-audio'] as const;
/** What can be changed behind the bar. */
export type AuditKind = (typeof auditKinds)[number];

export type AuditAction = 'created' | 'updated' | 'deleted' | 'restored';

export type AuditValue = string | number | boolean | null;

/** A field that changed; from what to what only where that is short and nobody's secret. */
export interface FieldChange {
  field: string;
  from?: AuditValue;
  to?: AuditValue;
}

/** An admin's change: who changed what, and how. */
export interface RecordedChange {
  /** As the admin's token names them. */
  admin: { id: string; email: string };
  action: AuditAction;
  kind: AuditKind;
  /** Of what was changed. */
  id: string;
  /** What it was called at that moment. */
  title: string;
  /** None where it was created, deleted or restored. */
  changes: FieldChange[];
}

/** A change in the admin's list. */
export interface RecordedChangeView extends RecordedChange {
  /** Of the record itself. */
  recordId: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** The query of `GET /api/admin/audit`. */
export interface AuditQuery {
  kind?: AuditKind | 'all';
  /** Looked for in what was changed and in who changed it. */
  search?: string;
  /** `next` of the page before. */
  after?: string;
}

/** A page of `GET /api/admin/audit`. */
export interface AuditAnswer {
  /** The newest first, fifty at most. */
  changes: RecordedChangeView[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}
