import { Card } from '@rover/ui/card';
import { Skeleton } from '@rover/ui/skeleton';

export function Skeletons() {
  return (
    <Card className="max-w-sm overflow-hidden">
      <Skeleton className="aspect-3/2" />
      <div className="flex flex-col gap-3 p-5">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4" />
      </div>
    </Card>
  );
}
