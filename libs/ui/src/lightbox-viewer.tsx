import './lightbox.css';
import { useMemo, useRef } from 'react';
import Primitive from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { OpenLightboxProps } from './lightbox.js';
import { useBackCloses } from './use-back-closes.js';

const labels = { Lightbox: 'Pictures', Close: 'Close', Previous: 'Previous picture', Next: 'Next picture' };

export function LightboxViewer({ pictures, index, onClose }: OpenLightboxProps) {
  useBackCloses(true, onClose);
  const seen = useRef(index);
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
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 180, swipe: 220 }}
    />
  );
}
