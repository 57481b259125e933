import { Skeleton } from '@rover/ui/skeleton';

/** Where the poster of the next event will hang. */
export function PosterPlace() {
  return (
    <div className="page-width flex flex-col gap-6 pt-16">
      <Skeleton className="h-11 w-56 max-w-full" />
      <Skeleton className="h-108" />
    </div>
  );
}
