import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Spinner } from './spinner.js';

interface FileDropProps {
  /** The label: 'Add photos'. */
  label: string;
  /** Kinds and size: 'JPEG, PNG or WebP, max 10 MB'. */
  hint?: ReactNode;
  /** As in `<input accept>`. It filters the system's dialog; dropped files may be of any type. */
  accept?: string;
  multiple?: boolean;
  /** What was wrong with the last files. */
  error?: string | undefined;
  /** Files are being uploaded; no more are accepted. */
  busy?: boolean;
  onFiles: (files: File[]) => void;
  /** The file input. */
  ref?: Ref<HTMLInputElement>;
}

/** A file input that files can also be dropped on. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, multiple = false, error, busy = false, onFiles, ref } = props;
  const [over, setOver] = useState(false);
  const id = useId();
  return (
    <label
      className={clsx(
        'relative flex flex-col items-center gap-1.5 rounded border-2 border-dashed px-6 py-9 text-center transition-colors duration-150',
        busy ? 'border-edge bg-sand text-muted' : 'hover:border-leaf hover:bg-cream',
        !busy && (over ? 'bg-cream' : 'bg-paper'),
        !busy && (error ? 'border-terracotta' : over ? 'border-leaf' : 'border-edge'),
      )}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      {busy ? <Spinner className="size-8 text-leaf" /> : <Upload aria-hidden className="size-8 text-brass-dark" />}
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      {hint && (
        <span id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} role="alert" className="text-sm font-medium text-terracotta">
          {error}
        </span>
      )}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        ref={ref}
        // Not `disabled`, which would lose the focus.
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        aria-labelledby={`${id}-label`}
        aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
        aria-busy={busy || undefined}
        aria-invalid={error ? true : undefined}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0 && !busy) onFiles(files);
        }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute -inset-0.5 rounded peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-marigold peer-focus-visible:ring-2 peer-focus-visible:ring-stout"
      />
    </label>
  );
}
