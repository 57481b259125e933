import { Badge } from '@rover/ui/badge';

export function Badges() {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone="marigold">Tonight</Badge>
      <Badge tone="brass">MXN$150</Badge>
      <Badge tone="leaf">Confirmed</Badge>
      <Badge tone="terracotta">Cancelled</Badge>
      <Badge>Pending</Badge>
    </div>
  );
}
