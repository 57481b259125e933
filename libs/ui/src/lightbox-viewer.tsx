import './lightbox.css';
import Primitive from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import type { LightboxPicture } from './lightbox.js';

interface LightboxViewerProps {
  pictures: readonly LightboxPicture[];
  index: number;
  onClose: () => void;
}

const labels = { Lightbox: 'Pictures', Close: 'Close', Previous: 'Previous picture', Next: 'Next picture' };

export function LightboxViewer({ pictures, index, onClose }: LightboxViewerProps) {
  return (
    <Primitive
      open
      close={onClose}
      index={index}
      slides={pictures.map(({ caption, ...slide }) => ({ ...slide, ...(caption && { description: caption }) }))}
      plugins={[Captions, Counter]}
      counter={{ separator: 'of' }}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 12 }}
      labels={labels}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 180, swipe: 220 }}
    />
  );
}
