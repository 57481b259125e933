import { Button } from '@rover/ui/button';
import { Progress } from '@rover/ui/progress';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { logError } from '../../../browser/log-error.js';
import { CallError } from '../../../http/call-error.js';
import { exportList } from '../export-list.js';

interface ExportButtonProps {
  /** The path of the file, with search and filters. */
  path: string;
}

/** Downloads all rows found, as a file for a spreadsheet. */
export function ExportButton({ path }: ExportButtonProps) {
  const [share, setShare] = useState<number | null>(null);
  const under = useRef<AbortController | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      under.current = new AbortController();
      setShare(null);
      return exportList(path, setShare, under.current.signal);
    },
    onSuccess: () => toast.success('The file is among your downloads.'),
    onError: (error) => {
      if (under.current?.signal.aborted) return;
      logError('The export failed', error);
      const isRefused = error instanceof CallError && error.failure === 'refused';
      toast.error(isRefused ? error.message : 'The file did not come whole. Please try again.');
    },
  });
  useEffect(() => () => under.current?.abort(), []);

  return (
    <div className={isPending ? 'flex basis-64 items-end gap-3 max-sm:grow' : 'contents'}>
      {isPending && (
        <div className="grow">
          <Progress label="Exporting" value={share === null ? null : share * 100} />
        </div>
      )}
      {/* The same element in both states, so that it keeps the focus. */}
      <Button
        once
        look="quiet"
        size={isPending ? 'small' : 'normal'}
        className={isPending ? undefined : 'max-sm:grow max-sm:px-4'}
        onClick={() => (isPending ? under.current?.abort() : mutate())}
      >
        {!isPending && <Download aria-hidden className="size-4" />}
        {isPending ? 'Cancel' : 'Export CSV'}
      </Button>
    </div>
  );
}
