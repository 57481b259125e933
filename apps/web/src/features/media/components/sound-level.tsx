import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** A bar that shows the loudness at the microphone: silence is seen before it is recorded. */
export function SoundLevel({ stream }: { stream: MediaStream | null }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!stream) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    const follow = () => {
      analyser.getFloatTimeDomainData(samples);
      if (bar.current) bar.current.style.scale = `${loudness(samples)} 1`;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);

  return (
    <div className="flex w-full max-w-sm items-center gap-4 py-6">
      <Mic aria-hidden className="size-8 shrink-0 text-brass" />
      <div aria-hidden className="h-2.5 flex-1 overflow-hidden rounded-full bg-green-deep">
        <div ref={bar} className="ink h-full origin-left scale-x-0 bg-brass" />
      </div>
    </div>
  );
}

/** From 0 to 1; speech near the microphone fills most of the bar. */
function loudness(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(power) * 4);
}
