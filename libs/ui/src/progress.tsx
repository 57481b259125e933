import { Progress as Primitive } from 'radix-ui';

interface ProgressProps {
  /** What goes on: 'Uploading terrace.jpg'. */
  label: string;
  /** 0 to 100; null for an indeterminate bar. */
  value: number | null;
}

/** A progress bar. */
export function Progress({ label, value }: ProgressProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="min-w-0 font-semibold wrap-anywhere">{label}</span>
        {value !== null && <span className="shrink-0 text-muted tabular-nums">{`${Math.round(value)} %`}</span>}
      </div>
      <Primitive.Root
        value={value}
        aria-label={label}
        className="relative h-2.5 overflow-hidden rounded-full border border-edge bg-paper"
      >
        <Primitive.Indicator
          className="ink h-full bg-leaf transition-[width] duration-250 data-[state=indeterminate]:w-1/3 data-[state=indeterminate]:animate-wander"
          style={value === null ? undefined : { width: `${value}%` }}
        />
      </Primitive.Root>
    </div>
  );
}
