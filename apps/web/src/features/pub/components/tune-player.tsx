import { Button } from '@rover/ui/button';
import { tune } from '@rover/venue/tune';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { logError } from '../../../browser/log-error.js';

/** Plays the pub's music on request. Nothing is loaded before. */
export function TunePlayer() {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);

  const play = async () => {
    const element = audio.current;
    if (!element) return;
    // Without this, the next attempt would not request the file again.
    if (element.error) element.load();
    try {
      await element.play();
    } catch (cause) {
      // Stopped before it had loaded.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      logError('The tune does not play', cause);
      setPlaying(false);
      const { toast } = await import('sonner');
      toast.error('The fiddler has gone for a smoke. Try again in a minute.');
    }
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody sings or speaks in it. */}
      <audio
        hidden
        loop
        ref={audio}
        src={tune.src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <Button look="quiet" onClick={() => (playing ? audio.current?.pause() : play())}>
        {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
        {playing ? 'Pause the session' : 'Play the session'}
      </Button>
      <p className="mt-2 text-sm text-muted">{tune.title}</p>
    </>
  );
}
