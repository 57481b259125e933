import type { VipBookingRequest, VipEventType, VipLocation } from '@rover/contracts/vip';
import { nextVenueSaturday, vipDefaults } from '@rover/venue/vip/vip-form';
import { hostMemory } from './host-memory.js';

/** The values of the form. */
export interface VipFormValues {
  hostName: string;
  hostEmail: string;
  hostPhone: string;
  /** '' until the host has chosen. */
  eventType: VipEventType | '';
  /** YYYY-MM-DD; '' while it is being typed. */
  eventDate: string;
  guestCount: string;
  /** '' for any. */
  eventLocation: VipLocation | '';
  specialRequests: string;
}

/** Which button opened the form, and the values it sets. */
export interface VipOpening {
  eventType?: VipEventType;
  specialRequests?: string;
  /** As the desk reads it: 'Hero', 'Package: The Session'. */
  buttonSource: string;
}

export function firstValues(opening: VipOpening): VipFormValues {
  return {
    ...hostMemory.recall(),
    eventType: opening.eventType ?? '',
    eventDate: nextVenueSaturday(),
    guestCount: String(vipDefaults.guestCount),
    eventLocation: vipDefaults.eventLocation,
    specialRequests: opening.specialRequests ?? '',
  };
}

/** @param values validated by the form */
export function toRequest(
  { eventType, guestCount, ...values }: VipFormValues,
  { buttonSource }: VipOpening,
): VipBookingRequest {
  if (!eventType) throw new Error('A booking without a type of event');
  return { ...values, eventType, guestCount: Number(guestCount), buttonSource };
}
