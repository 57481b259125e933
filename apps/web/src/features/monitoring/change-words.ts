import type { AuditAction, AuditKind, AuditValue, FieldChange } from '@rover/contracts/audit';
import type { BadgeTone } from '@rover/ui/badge';
import { bidiIsolate } from '@rover/venue/bidi-isolate';

export const kindNames: Record<AuditKind, string> = {
  event: 'Event',
  rsvp: 'RSVP',
  'vip-booking': 'VIP booking',
  user: 'User',
  photo: 'Photo',
  'service-audio': 'Service audio',
};

export const actionNames: Record<AuditAction, string> = {
  created: 'Created',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
};

export const actionTones: Record<AuditAction, BadgeTone> = {
  created: 'leaf',
  updated: 'sand',
  deleted: 'terracotta',
  restored: 'brass',
};

/** 'Guest count: 2 → 4', or 'Description changed' where the values are unknown. */
export function changeWords({ field, from, to }: FieldChange): string {
  const name = fieldWords(field);
  if (field.includes(':')) return name;
  return from === undefined || to === undefined
    ? `${name} changed`
    : `${name}: ${valueWords(from)} → ${valueWords(to)}`;
}

/** 'Guest count' of 'guestCount'. */
function fieldWords(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\burl$/, 'URL');
}

function valueWords(value: AuditValue): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return bidiIsolate(String(value));
}
