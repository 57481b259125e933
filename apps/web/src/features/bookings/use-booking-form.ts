import { useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type Drafts, useWritten } from '../../browser/drafts.js';

/** What is being written in the form of a booking. */
export interface BookingDraft<Booking, Values> {
  /** As it was when the form opened. */
  booking: Booking;
  values: Values;
}

/** The form of a booking over its list, and what an earlier session left in it. */
export interface BookingForm<Booking, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The booking as this admin last saw it. */
  seen: Booking;
  /** It begins with what was written before the session ended. */
  restored: boolean;
  /** What is written is saved, or not wanted any more. */
  drop: () => void;
  /** Gives up what was written for the booking as somebody else saved it meanwhile. */
  beginAnew: (now: Booking) => void;
  /** Keeps what was written on while it was saved as it is now. */
  goOn: (saved: Booking) => void;
}

/** @param valuesOf what the fields of a booking hold at first */
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
