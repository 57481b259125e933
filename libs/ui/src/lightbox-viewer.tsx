import './lightbox.css';
import { useEffect, useMemo, useRef } from 'react';
import Primitive, { type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useBackCloses } from './use-back-closes.js';

export interface LightboxPicture {
  src: string;
  alt: string;
  caption?: string;
  /** Pixels of the file, when known. */
  width?: number;
  height?: number;
  /** Other sizes, of which the browser chooses. */
  srcSet?: { src: string; width: number; height: number }[];
}

export interface LightboxViewerProps {
  pictures: readonly LightboxPicture[];
  /** Which one is open, from 0. */
  index: number;
  onClose: () => void;
}

const labels = { Lightbox: 'Pictures', Close: 'Close', Previous: 'Previous picture', Next: 'Next picture' };

/** The viewer drops keys that are pressed quickly, one after the other; it rightly throttles one that is held down. */
const turns = new Map<string, 'prev' | 'next'>([
  ['ArrowLeft', 'prev'],
  ['ArrowRight', 'next'],
]);

export function LightboxViewer({ pictures, index, onClose }: LightboxViewerProps) {
  useBackCloses(true, onClose);
  const seen = useRef(index);
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocus(event);
      const way = turns.get(event.key);
      const isZoomed = (zoom.current?.zoom ?? 1) > 1;
      if (!way || isZoomed || event.repeat) return;
      event.stopPropagation();
      controller.current?.[way]();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  // New slides restart the viewer, so they come together with the guest's present index.
  const { slides, at } = useMemo(
    () => ({
      slides: pictures.map(({ caption, ...slide }) => ({ ...slide, ...(caption && { description: caption }) })),
      at: seen.current,
    }),
    [pictures],
  );
  return (
    <Primitive
      open
      close={onClose}
      index={at}
      slides={slides}
      on={{ view: (view) => (seen.current = view.index) }}
      plugins={[Captions, Counter, Zoom]}
      counter={{ separator: 'of', container: { translate: 'no' } }}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 12 }}
      labels={labels}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ ref: zoom }}
      animation={{ fade: 180, swipe: 220 }}
    />
  );
}

/** Moves the focus from button to button of the viewer: it would leave after the last, and Escape then does nothing. */
function keepFocus(event: KeyboardEvent): void {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('.yarl__portal button:enabled'));
  const present = buttons.findIndex((button) => button.matches(':focus'));
  const next = Math.max(present + (event.shiftKey ? -1 : 1), -1);
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
