import { clsx } from 'clsx';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext, useId, type WheelEvent } from 'react';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** 'group' for controls that are no form elements (an editor): they are named by the label's id instead. */
  labels?: 'control' | 'group';
  className?: string;
  children: ReactNode;
}

interface FieldIds {
  control: string;
  label: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

/** A label, a control, a hint and an error, with the attributes that associate them. */
export function Field({ label, hint, error, required = false, labels = 'control', className, children }: FieldProps) {
  const id = useId();
  const describedBy = clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined;
  const ids = { control: `${id}-control`, label: `${id}-label`, describedBy, invalid: Boolean(error), required };
  const naming = clsx('font-semibold leading-snug', required && 'required-mark');
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      {labels === 'control' ? (
        <label htmlFor={ids.control} id={ids.label} className={naming}>
          {label}
        </label>
      ) : (
        <span id={ids.label} className={naming}>
          {label}
        </span>
      )}
      <FieldContext value={ids}>{children}</FieldContext>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-terracotta">
          <CircleAlert aria-hidden className="mt-[0.2em] size-[1.05em] shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}

/** For a dialog that a field opens: its controls do not belong to the field. */
export function OutsideField({ children }: { children: ReactNode }) {
  return <FieldContext value={null}>{children}</FieldContext>;
}

/** The attributes that associate a control with its field. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.control,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/** The id of the label, for a control that is named by it. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.label;
}

const box =
  'w-full min-w-0 rounded border border-edge bg-paper px-3 py-2 min-h-11 text-stout placeholder:text-muted ' +
  'aria-invalid:border-terracotta aria-invalid:border-2 disabled:bg-sand transition-colors duration-150 hover:border-stout';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} className={clsx(box, className)} onWheel={leaveNumber} {...rest} />;
}

/** Scrolling with the pointer over a number field must not change it. */
function leaveNumber({ currentTarget }: WheelEvent<HTMLInputElement>): void {
  if (currentTarget.type === 'number') currentTarget.blur();
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldControl()} rows={rows} className={clsx(box, 'resize-y', className)} {...rest} />;
}

/** The system's own list: the best one on a phone. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...useFieldControl()} className={clsx(box, 'appearance-none pr-10', className)} {...rest}>
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted" />
    </span>
  );
}
