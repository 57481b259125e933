import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { logError } from '../../browser/log-error.js';
import { uploadPhoto } from '../media/api/upload-photo.js';
import { libraryQuery } from '../media/library-query.js';

/** Uploads one photo at a time to the library. A toast tells of failures, but not of a cancellation. */
export function useUploadPhoto() {
  const client = useQueryClient();
  /** 0 to 100; null when nothing is being uploaded. */
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Returns the address of the photo in the library; null if it was not uploaded. */
  const upload = async (makeFile: () => File | Promise<File>): Promise<string | null> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress(0);
    try {
      const file = await makeFile();
      const { mediaUrl } = await uploadPhoto(file, { signal, onProgress: (share) => setProgress(share * 100) });
      void client.invalidateQueries({ queryKey: libraryQuery.queryKey });
      return mediaUrl;
    } catch (error) {
      if (signal.aborted) return null;
      logError('The photo was not uploaded', error);
      toast.error('Upload Error', { description: 'Failed to upload image' });
      return null;
    } finally {
      setProgress(null);
    }
  };

  return { progress, upload, cancel: () => running.current?.abort() };
}
