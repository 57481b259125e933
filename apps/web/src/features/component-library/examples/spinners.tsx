import { Spinner, Waiting } from '@rover/ui/spinner';

export function Spinners() {
  return (
    <div>
      <p className="flex items-center gap-2 text-muted">
        <Spinner className="size-5 text-leaf" />
        Beside words
      </p>
      <Waiting>Loading event details...</Waiting>
    </div>
  );
}
