import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { useIsShown } from './use-is-shown.js';

/**
 * What becomes of a form when what was sent of it is saved: it is done with. Where somebody wrote on in it meanwhile it
 * stays, says so, and counts only what is newer as not saved.
 *
 * @param coming more for the form is on its way, as a photo that is being uploaded, or chosen
 * @returns to be called when it is saved, with what was sent, and what else is to be done where the form stays
 */
export function useWrittenOn<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onDone: () => void,
  coming = false,
): (sent: Values, onStay?: () => void) => void {
  const isShown = useIsShown();
  const latest = useRef(coming);
  latest.current = coming;
  return (sent, onStay) => {
    if (!isShown()) return;
    const written = Object.entries(form.getValues());
    if (!latest.current && written.every(([name, value]) => value === sent[name])) return onDone();
    form.reset(sent, { keepValues: true, keepDefaultValues: false });
    toast.success('Saved, except for what you wrote meanwhile.');
    onStay?.();
  };
}
