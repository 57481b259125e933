export const auditKinds = ['event', 'rsvp', 'vip-booking', 'user', 'photo', 'service-audio'] as const;
/** What can be changed in the back office. */
export type AuditKind = (typeof auditKinds)[number];

export type AuditAction = 'created' | 'updated' | 'deleted' | 'restored';

export type AuditValue = string | number | boolean | null;

/** A changed field; with old and new value only where these are short and not personal. */
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
  /** The id of what was changed. */
  id: string;
  /** Its name at that moment. */
  title: string;
  /** Empty if it was created, deleted or restored. */
  changes: FieldChange[];
}

/** A change in the admin's list. */
export interface RecordedChangeView extends RecordedChange {
  /** The id of the record itself. */
  recordId: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** The query of `GET /api/admin/audit`. */
export interface AuditQuery {
  kind?: AuditKind | 'all';
  /** Searched in what was changed and in who changed it. */
  search?: string;
  /** `next` of the previous page. */
  after?: string;
}

/** A page of `GET /api/admin/audit`. */
export interface AuditAnswer {
  /** The newest first, fifty at most. */
  changes: RecordedChangeView[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}
