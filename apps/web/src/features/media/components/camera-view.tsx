import type { RefCallback } from 'react';

interface CameraViewProps {
  ref: React.RefObject<HTMLVideoElement | null>;
  stream: MediaStream | null;
  /** Called when the first frame is shown. */
  onSeeing: () => void;
}

/** The camera's picture, muted: its sound would cause feedback. */
export function CameraView({ ref, stream, onSeeing }: CameraViewProps) {
  const show: RefCallback<HTMLVideoElement> = (video) => {
    ref.current = video;
    if (video && video.srcObject !== stream) video.srcObject = stream;
  };
  return (
    <video
      ref={show}
      muted
      autoPlay
      playsInline
      aria-label="What the camera sees"
      className="aspect-video max-h-[45dvh] w-full rounded-sm bg-green-deep object-contain"
      onLoadedData={onSeeing}
    />
  );
}
