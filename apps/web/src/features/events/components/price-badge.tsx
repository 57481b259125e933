import { Badge } from '@rover/ui/badge';

/** What it costs, on a brass tag. */
export function PriceBadge({ price, className }: { price: string; className?: string }) {
  return (
    <Badge tone="brass" {...(className ? { className } : {})}>
      <span className="sr-only">Price: </span>
      <bdi className="truncate">{price}</bdi>
    </Badge>
  );
}
