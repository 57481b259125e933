import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { Progress } from '@rover/ui/progress';
import { RotateCcw, X } from 'lucide-react';
import { isLarge, sizeWords } from '../media-files.js';
import type { QueuedUpload } from '../upload-queue.js';

interface UploadRowProps {
  upload: QueuedUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file of a queue. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { file, state, failure } = upload;
  if (state === 'failed') {
    return (
      <Notice
        tone="failure"
        action={
          <span className="flex gap-2">
            <Button look="quiet" size="small" aria-label={`Retry ${file.name}`} onClick={onRetry}>
              <RotateCcw aria-hidden className="size-4" />
              Retry
            </Button>
            <Button look="bare" size="small" aria-label={`Dismiss ${file.name}`} onClick={onRemove}>
              <X aria-hidden className="size-4" />
            </Button>
          </span>
        }
      >
        <p className="font-semibold wrap-anywhere">{file.name}</p>
        <p>{failure}</p>
      </Notice>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        {state === 'chosen' ? <ChosenFile file={file} /> : <UploadProgress upload={upload} />}
      </div>
      <Button look="bare" size="icon" aria-label={`Cancel ${file.name}`} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

function ChosenFile({ file }: { file: File }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <span className="min-w-0 font-semibold wrap-anywhere">{file.name}</span>
      <span className="text-muted tabular-nums">
        {sizeWords(file.size)}
        {isLarge(file) && ', more than the advised 10 MB'}
      </span>
    </p>
  );
}

/** When all is sent and the server has not answered yet, the progress is indeterminate. */
function UploadProgress({ upload: { file, state, share } }: { upload: QueuedUpload }) {
  return <Progress label={file.name} value={state === 'sending' && share === 1 ? null : share * 100} />;
}
