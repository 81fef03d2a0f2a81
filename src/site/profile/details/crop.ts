/** A picture's own size, in its own pixels. */
export type Size = Readonly<{ width: number; height: number }>;

/** The middle of the part that is kept, in the picture's pixels, and how much closer it is than the whole. */
export type Crop = Readonly<{ x: number; y: number; zoom: number }>;

export const maxZoom = 4;

/** The largest square in the middle. */
export function startCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The square that is kept. */
export function squareOf(size: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x - side / 2, top: y - side / 2, side };
}

/** Moves the picture under the frame, by parts of the frame's width; its edge stops at the edge of the frame. */
export function moveCrop(size: Size, crop: Crop, by: { right: number; down: number }): Crop {
  const { side } = squareOf(size, crop);
  return inside(size, { ...crop, x: crop.x - by.right * side, y: crop.y - by.down * side });
}

/** Brings the picture closer or further away, around the middle of the frame as far as the edges let it. */
export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  return inside(size, { ...crop, zoom: within(zoom, 1, maxZoom) });
}

function inside(size: Size, crop: Crop): Crop {
  const half = squareOf(size, crop).side / 2;
  return {
    ...crop,
    x: within(crop.x, half, size.width - half),
    y: within(crop.y, half, size.height - half),
  };
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
