import { useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type Drafts, useWritten } from '../../forms/drafts.js';

/** The unsaved values of a booking's form. */
export interface BookingDraft<Booking, Values> {
  /** As it was when the form opened. */
  booking: Booking;
  values: Values;
}

/** The form of a booking, with the draft that an earlier session left. */
export interface BookingForm<Booking, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The booking as this admin last saw it. */
  seen: Booking;
  /** Whether it began with such a draft. */
  restored: boolean;
  /** Drops the draft: it is saved, or discarded. */
  drop: () => void;
  /** Replaces the values by the booking as somebody else saved it. */
  beginAnew: (now: Booking) => void;
  /** Keeps the changes made while it was being saved. */
  goOn: (saved: Booking) => void;
}

/** @param valuesOf the initial values of the fields */
export function useBookingForm<Booking extends { id: string }, Values extends FieldValues>(
  drafts: Drafts<BookingDraft<Booking, Values>>,
  booking: Booking,
  valuesOf: (booking: Booking) => Values,
): BookingForm<Booking, Values> {
  const [draft, setDraft] = useState(() => drafts.of(booking.id));
  const [seen, setSeen] = useState(draft?.booking ?? booking);
  const form = useForm<Values>({
    defaultValues: valuesOf(seen) as DefaultValues<Values>,
    values: draft?.values,
    resetOptions: { keepDefaultValues: true },
  });
  useWritten(form, (values) => drafts.keep(booking.id, { booking: seen, values }));
  const drop = () => drafts.drop(booking.id);
  const beginAnew = (now: Booking) => {
    form.reset(valuesOf(now), { keepDefaultValues: false });
    drop();
    setDraft(undefined);
    setSeen(now);
  };
  const goOn = (saved: Booking) => {
    drafts.keep(booking.id, { booking: saved, values: form.getValues() });
    setDraft(undefined);
    setSeen(saved);
  };
  return { form, seen, restored: draft !== undefined, drop, beginAnew, goOn };
}
