import { Progress } from '@rover/ui/progress';

export function ProgressBars() {
  return (
    <div className="flex max-w-md flex-col gap-6">
      <Progress label="Uploading terrace-at-night.jpg" value={64} />
      <Progress label="Preparing the pictures" value={null} />
    </div>
  );
}
