import { Badge } from '@rover/ui/badge';
import { Card } from '@rover/ui/card';

export function Cards() {
  return (
    <Card className="max-w-sm p-5">
      <Badge tone="marigold">Tonight</Badge>
      <h4 className="mt-3 font-display text-h3">Session in the corner</h4>
      <p className="mt-2 text-muted">Bring an instrument, or an ear. First tune at half seven.</p>
    </Card>
  );
}
