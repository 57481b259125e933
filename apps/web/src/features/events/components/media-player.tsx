import type { MediaItem } from '@rover/contracts/events';
import { webAddress } from '@rover/contracts/web-address';
import { RedTile } from '@rover/ui/photo';
import { TextLink } from '@rover/ui/text-link';
import { VideoOff, VolumeX } from 'lucide-react';
import { useCallback, useState } from 'react';

interface MediaPlayerProps {
  kind: 'video' | 'audio';
  item: MediaItem;
  /** What it is called when it has no caption. */
  name: string;
  /** Its length and first picture are fetched before it is played. */
  eager: boolean;
}

/** A film or a recording with the browser's own controls, and its caption. */
export function MediaPlayer({ kind, item: { url, caption }, name, eager }: MediaPlayerProps) {
  const [failed, setFailed] = useState(false);
  const address = webAddress(url);
  // Loading starts when the element is created: it may have failed before React attached `onError`.
  const arrived = useCallback((player: HTMLMediaElement | null) => {
    if (player?.error) setFailed(true);
  }, []);
  const shared = {
    ref: arrived,
    controls: true,
    preload: eager ? 'metadata' : 'none',
    'aria-label': caption || name,
    onError: () => setFailed(true),
  } as const;
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      {!address || failed ? (
        <SilentTile kind={kind} address={address} />
      ) : kind === 'video' ? (
        <video {...shared} src={address} playsInline className="aspect-video w-full rounded bg-stout" />
      ) : (
        <audio {...shared} src={address} className="w-full" />
      )}
      {caption && <figcaption className="text-muted wrap-anywhere">{caption}</figcaption>}
    </figure>
  );
}

/** Shown when the browser cannot play a file; another program may. */
function SilentTile({ kind, address }: { kind: 'video' | 'audio'; address: string | null }) {
  const film = kind === 'video';
  return (
    <>
      <RedTile
        icon={film ? <VideoOff aria-hidden /> : <VolumeX aria-hidden />}
        className={film ? 'aspect-video rounded' : 'rounded'}
      >
        {address ? `Failed to load ${kind}` : 'No URL'}
      </RedTile>
      {address && (
        <p>
          <TextLink href={address} target="_blank" rel="noopener noreferrer">
            Open the file
          </TextLink>
        </p>
      )}
    </>
  );
}
