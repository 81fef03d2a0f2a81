import { type ReactNode, useId, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import styles from './CropDialog.module.css';
import { CropFrame } from './CropFrame.tsx';
import { type Crop, maxZoom, startCrop, zoomCrop } from './crop.ts';
import { useAvatarWords } from './texts/words.ts';

type CropDialogProps = {
  picture: ImageBitmap;
  isBusy: boolean;
  failure: ReactNode;
  /** Gets what the frame shows; null where the browser cannot write it. */
  onSave: (picture: Blob | null) => void;
  onClose: () => void;
};

/** Chooses the square that is kept; what is seen in the frame is what is sent. */
export function CropDialog({ picture, isBusy, failure, onSave, onClose }: CropDialogProps) {
  const words = useAvatarWords();
  const zoomId = useId();
  const hintId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(() => startCrop(picture));
  // A browser that writes no WebP writes PNG, which is taken too.
  const save = () => canvas.current?.toBlob(onSave, 'image/webp', 0.9);
  return (
    <ConfirmDialog
      isOpen
      title={words.cropTitle}
      confirmText={isBusy ? words.saving : words.save}
      cancelText={words.cancel}
      isBusy={isBusy}
      onConfirm={save}
      onClose={onClose}
    >
      <p className={styles.hint} id={hintId}>
        {words.cropHint}
      </p>
      <CropFrame
        canvas={canvas}
        picture={picture}
        crop={crop}
        onCrop={setCrop}
        label={words.frame}
        describedBy={hintId}
      />
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>{words.zoom}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
          onChange={({ currentTarget }) => setCrop(zoomCrop(picture, crop, currentTarget.valueAsNumber))}
        />
      </div>
      {failure}
    </ConfirmDialog>
  );
}
