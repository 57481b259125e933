import { Button } from '@rover/ui/button';
import { Dialog, DialogActions } from '@rover/ui/dialog';
import { Notice } from '@rover/ui/notice';
import { Progress } from '@rover/ui/progress';
import { Segmented } from '@rover/ui/segmented';
import { Waiting } from '@rover/ui/spinner';
import { useState } from 'react';
import { useDiscardQuestion } from '../../../forms/use-discard-question.js';
import { photoStem } from '../../media/photo.js';
import { type CropSettings, leavesGround, uncropped } from '../crop.js';
import { toJpeg } from '../jpeg.js';
import { cropPhoto, type LoadedPhoto } from '../paint-crop.js';
import type { PhotoShape } from '../photo-shape.js';
import { useLoadedPhoto } from '../use-loaded-photo.js';
import { useUploadPhoto } from '../use-upload-photo.js';
import { CropControls } from './crop-controls.js';
import { CropPreview } from './crop-preview.js';
import { CropStage } from './crop-stage.js';

/** A photo, and how it was cropped to which shape. */
export interface Cropping {
  /** The address of the whole photo. */
  photo: string;
  /** The name of the shape among those offered. */
  shape: string;
  crop: CropSettings;
}

interface CropDialogProps {
  /** What the picture is for. */
  description: string;
  /** The address of the whole photo. */
  photo: string;
  /** At least one; a choice is offered among several. */
  shapes: Record<string, PhotoShape>;
  /** The previous crop, if it was to one of these shapes. */
  before?: Cropping | undefined;
  /** Called with the address of the cropped picture in the library. */
  onCropped: (url: string, cropping: Cropping) => void;
  onClose: () => void;
}

const laid = { loss: 'How you laid the photo is not kept.' };

/**
 * Places a photo in a frame and makes a picture of what the frame shows. Not react-easy-crop, whose zoom begins at 1
 * and whose positions are pixels of the screen: here the scale begins at 0.5, and positions are percentages. Where the
 * photo does not fill the frame, the rest has the photo's mean colour.
 */
export function CropDialog({ photo, ...rest }: CropDialogProps) {
  const { description, onClose } = rest;
  const loaded = useLoadedPhoto(photo);
  const [moved, setMoved] = useState(false);
  const { leave, discardQuestion } = useDiscardQuestion(moved, onClose, laid);
  return (
    <Dialog open wide onOpenChange={leave} title="Crop & Position Image" description={description}>
      {loaded.isPending && <Waiting>Loading photo...</Waiting>}
      {loaded.isError && (
        <Notice tone="failure">
          Failed to load image
          {!photo.startsWith('/') && '. A photo at another address can be cropped once it is uploaded here.'}
        </Notice>
      )}
      {loaded.data && <Cropper {...rest} address={photo} photo={loaded.data} onMoved={() => setMoved(true)} />}
      {discardQuestion}
    </Dialog>
  );
}

interface CropperProps extends Omit<CropDialogProps, 'photo' | 'description'> {
  address: string;
  photo: LoadedPhoto;
  onMoved: () => void;
}

function Cropper({ address, photo, shapes, before, onMoved, onCropped, onClose }: CropperProps) {
  const laidBefore = before && Object.hasOwn(shapes, before.shape) ? before : undefined;
  const [crop, setCrop] = useState(laidBefore?.crop ?? uncropped);
  const [name, setName] = useState(laidBefore?.shape ?? Object.keys(shapes)[0] ?? '');
  const { progress, upload, cancel } = useUploadPhoto();
  const shape = shapes[name];
  if (!shape) throw new Error(`There is no shape named '${name}'`);
  const lay = (next: CropSettings) => {
    setCrop(next);
    onMoved();
  };
  const framing = { photo: photo.size, frame: shape };

  const apply = async () => {
    const url = await upload(async () => {
      const picture = await toJpeg(cropPhoto(photo, shape, crop), shape);
      const fileName = `${photoStem(address)}-${shape.width}x${shape.height}.jpg`;
      return new File([picture], fileName, { type: picture.type });
    });
    if (url === null) return;
    onCropped(url, { photo: address, shape: name, crop });
    onClose();
  };

  return (
    <div className="flex flex-col gap-5">
      {Object.keys(shapes).length > 1 && (
        <Segmented
          label="Shape"
          options={Object.entries(shapes).map(([value, { label }]) => ({ value, label }))}
          value={name}
          onValueChange={setName}
          className="self-center"
        />
      )}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <CropStage photo={photo} shape={shape} crop={crop} onCrop={lay} />
        <div className="flex flex-col gap-5">
          <CropControls crop={crop} framing={framing} onCrop={lay} />
          <div className="flex flex-col gap-1.5">
            <CropPreview photo={photo} shape={shape} crop={crop} />
            <p role="status" className="text-sm text-muted">
              <span>{`Becomes ${shape.width}x${shape.height}.`}</span>
              {leavesGround(crop, framing) && <span> The ground beside the photo takes its mean colour.</span>}
            </p>
          </div>
        </div>
      </div>
      <DialogActions>
        {progress !== null && (
          <div className="min-w-40 flex-1">
            <Progress label="Uploading" value={progress} />
          </div>
        )}
        <Button look="quiet" onClick={progress === null ? onClose : cancel}>
          Cancel
        </Button>
        <Button busy={progress !== null} onClick={apply}>
          Apply
        </Button>
      </DialogActions>
    </div>
  );
}
