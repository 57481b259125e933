import { Card } from '@rover/ui/card';
import { Skeleton } from '@rover/ui/skeleton';
import { clsx } from 'clsx';

/** The placeholder of an event card, or of the wide poster. */
export function EventCardSkeleton({ poster = false }: { poster?: boolean }) {
  return (
    <Card className={clsx('overflow-hidden', poster ? 'col-span-full grid lg:grid-cols-[1.1fr_1fr]' : 'flex flex-col')}>
      <Skeleton className={clsx('aspect-3/2 rounded-none', poster && 'lg:aspect-auto lg:min-h-108')} />
      <div className={clsx('flex flex-col gap-4', poster ? 'p-8 sm:p-11' : 'p-5')}>
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-16" />
        <Skeleton className="mt-auto h-11" />
      </div>
    </Card>
  );
}
