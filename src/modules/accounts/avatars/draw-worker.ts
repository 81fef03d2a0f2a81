import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { boundThisProcess } from '#platform/processes/bound-process.ts';
import { drawBounds, drawExits } from './draw-bounds.ts';

// A process of its own for each picture: whatever a decoder does with a stranger's file, it does it here, and may die of it.
await boundThisProcess(drawBounds);

// Whatever a file claims to be, no other decoder ever sees it: the ones for SVG, PDF and the like do not run here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

process.exitCode = await draw(await buffer(process.stdin));

async function draw(file: Buffer): Promise<number> {
  const { side, maxPixels, maxSide, maxRatio, cutRatio } = drawBounds;
  try {
    const open = () => sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { width, height } = (await open().metadata()).autoOrient;
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    if (!(short > 0) || long > maxSide || long > short * maxRatio) return drawExits.shape;
    const upright = open().autoOrient();
    // Cut before it is scaled: what will not be seen of a long picture costs nothing.
    const kept = { width: Math.min(width, short * cutRatio), height: Math.min(height, short * cutRatio) };
    const isCut = kept.width < width || kept.height < height;
    const middle = {
      ...kept,
      left: Math.floor((width - kept.width) / 2),
      top: Math.floor((height - kept.height) / 2),
    };
    const picture = await (isCut ? upright.extract(middle) : upright)
      .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
      .webp({ quality: 82 })
      .toBuffer();
    await new Promise<void>((resolve) => process.stdout.write(picture, () => resolve()));
    return drawExits.drawn;
  } catch {
    return drawExits.broken;
  }
}
