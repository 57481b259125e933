import { Button } from '@rover/ui/button';
import { TextLink } from '@rover/ui/text-link';
import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { elapsedWords } from '../../media/capture/elapsed.js';
import { playAlone } from '../play-alone.js';

interface ServicePlayerProps {
  /** Of the service. */
  name: string;
  url: string;
  /** Called when it could not be played: there may be a newer recording by now, which is then played. */
  onFailed?: () => void;
}

/** Plays the recording of a service. Nothing is loaded before it is asked for. */
export function ServicePlayer({ name, url, onFailed }: ServicePlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  /** In seconds; null before the first play. */
  const [position, setPosition] = useState<number | null>(null);
  const [duration, setDuration] = useState(0);

  /** It was asked for, but could not be played. */
  const owed = useRef(false);

  const play = async () => {
    if (!audio.current) return;
    setFailed(false);
    owed.current = !(await playAlone(audio.current));
    setFailed(owed.current);
    if (owed.current) onFailed?.();
  };
  const change = useEffectEvent(() => {
    setPlaying(false);
    setPosition(null);
    setFailed(false);
    if (owed.current) void play();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has to do with the recording alone
  useEffect(() => change(), [url]);
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: a taste of the music has no subtitles */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setPosition(currentTarget.currentTime)}
        onDurationChange={({ currentTarget }) => setDuration(currentTarget.duration)}
        onError={() => setFailed(true)}
      />
      <div className="flex min-w-0 items-center gap-3">
        <Button
          look="paper"
          size={position === null ? 'normal' : 'icon'}
          className="rounded-full"
          aria-label={`${playing ? 'Pause' : 'Listen to'} ${name}`}
          onClick={() => (playing ? audio.current?.pause() : play())}
        >
          {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          {position === null && 'Listen'}
        </Button>
        {position !== null && (
          <Seek
            name={name}
            position={position}
            duration={duration}
            onSeek={(to) => {
              if (audio.current) audio.current.currentTime = to;
              setPosition(to);
            }}
          />
        )}
      </div>
      {failed && (
        <p role="status" className="mt-2 text-sm text-terracotta">
          It does not play just now. Try once more, or{' '}
          <TextLink href={url} target="_blank" rel="noopener noreferrer">
            open the file
          </TextLink>
          .
        </p>
      )}
    </div>
  );
}

interface SeekProps {
  name: string;
  /** In seconds. */
  position: number;
  /** In seconds; not finite while unknown. */
  duration: number;
  onSeek: (to: number) => void;
}

/** The position, as a slider once the duration is known. */
function Seek({ name, position, duration, onSeek }: SeekProps) {
  const known = Number.isFinite(duration) && duration > 0;
  const at = elapsedWords(position * 1000);
  const of = known ? elapsedWords(duration * 1000) : '';
  return (
    <>
      {known && (
        <input
          type="range"
          aria-label={`Position in ${name}`}
          aria-valuetext={`${at} of ${of}`}
          min={0}
          max={duration}
          step="any"
          value={position}
          className="h-11 w-full min-w-0 cursor-pointer rounded-sm accent-leaf"
          onChange={({ target }) => onSeek(target.valueAsNumber)}
        />
      )}
      <span className="shrink-0 text-sm text-muted tabular-nums">{known ? `${at} / ${of}` : at}</span>
    </>
  );
}
