import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { useIsMounted } from '../browser/use-is-mounted.js';

/**
 * What happens to a form once it is saved: it closes. If its fields were changed after it was sent, it stays open, says
 * so in a toast, and counts only those changes as unsaved.
 *
 * @param coming something for the form is still on its way, such as a photo being uploaded or chosen
 * @returns to be called once it is saved, with the values sent, and with what else to do if the form stays open
 */
export function useSavedWhileTyping<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onDone: () => void,
  coming = false,
): (sent: Values, onStay?: () => void) => void {
  const isMounted = useIsMounted();
  const latest = useRef(coming);
  latest.current = coming;
  return (sent, onStay) => {
    if (!isMounted()) return;
    const fields = Object.entries(form.getValues());
    if (!latest.current && fields.every(([name, value]) => value === sent[name])) return onDone();
    form.reset(sent, { keepValues: true, keepDefaultValues: false });
    toast.success('Saved, except for what you wrote meanwhile.');
    onStay?.();
  };
}
