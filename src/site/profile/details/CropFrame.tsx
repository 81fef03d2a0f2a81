import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './CropFrame.module.css';
import { type Crop, moveCrop, squareOf, zoomCrop } from './crop.ts';

/** Side of what is sent, in pixels; twice what is kept of it, for the server's own scaling. */
const side = 512;
/** One press of an arrow, as a part of the frame. */
const step = 0.05;

const arrows: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -step, down: 0 },
  ArrowRight: { right: step, down: 0 },
  ArrowUp: { right: 0, down: -step },
  ArrowDown: { right: 0, down: step },
};
const zooms: Readonly<Record<string, number>> = { '+': 0.25, '=': 0.25, '-': -0.25 };

type CropFrameProps = {
  canvas: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  label: string;
  describedBy: string;
};

/** The frame with the picture behind it, moved by hand or by the arrow keys. */
export function CropFrame({ canvas, picture, crop, onCrop, label, describedBy }: CropFrameProps) {
  const last = useRef<{ x: number; y: number }>(undefined);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    // Closed pictures have no size: the dialog is going.
    if (!context || picture.width === 0) return;
    const square = squareOf(picture, crop);
    context.imageSmoothingQuality = 'high';
    context.clearRect(0, 0, side, side);
    context.drawImage(picture, square.left, square.top, square.side, square.side, 0, 0, side, side);
  }, [canvas, picture, crop]);

  const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    if (last.current === undefined) return;
    const { x: fromX, y: fromY } = last.current;
    const width = currentTarget.clientWidth;
    last.current = { x, y };
    onCrop(moveCrop(picture, crop, { right: (x - fromX) / width, down: (y - fromY) / width }));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [arrow, zoom] = [arrows[event.key], zooms[event.key]];
    if (arrow !== undefined) onCrop(moveCrop(picture, crop, arrow));
    else if (zoom !== undefined) onCrop(zoomCrop(picture, crop, crop.zoom + zoom));
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.frame}
      data-first
      // So that a screen reader hands the arrow keys on.
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is inside
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={({ clientX: x, clientY: y, currentTarget, pointerId, isPrimary, button }) => {
        if (!isPrimary || button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        last.current = { x, y };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        last.current = undefined;
      }}
      onPointerCancel={() => {
        last.current = undefined;
      }}
    >
      <canvas ref={canvas} className={styles.canvas} width={side} height={side} />
    </div>
  );
}
