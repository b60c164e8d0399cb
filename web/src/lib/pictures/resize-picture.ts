/** Maximum length of the longer side in pixels, and the encoder's quality (spec §5). */
const longestSide = 1200;
const quality = 0.7;

export type Size = Readonly<{ width: number; height: number }>;
export type Cut = Readonly<{ left: number; top: number; side: Size; target: Size }>;

/**
 * Scales down to fit the longer side, never up; `square` crops to the centre. All sizes are whole pixels of at least
 * one.
 */
export const cutOf = ({ width, height }: Size, square = false): Cut => {
  const shorter = Math.min(width, height);
  const side = square ? { width: shorter, height: shorter } : { width, height };
  const scale = Math.min(1, longestSide / Math.max(side.width, side.height));
  return {
    left: Math.floor((width - side.width) / 2),
    top: Math.floor((height - side.height) / 2),
    side,
    target: {
      width: Math.max(1, Math.round(side.width * scale)),
      height: Math.max(1, Math.round(side.height * scale)),
    },
  };
};

export class UnreadablePicture extends Error {}

type Canvas = Readonly<{
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  toBlob: (type: string) => Promise<Blob | null>;
}>;

const canvasOf = ({ width, height }: Size): Canvas => {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context) return { context, toBlob: (type) => canvas.convertToBlob({ type, quality }) };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePicture();
  return {
    context,
    toBlob: (type) =>
      new Promise((resolve) => {
        canvas.toBlob(resolve, type, quality);
      }),
  };
};

export type SmallPicture = Readonly<{ blob: Blob; type: 'image/webp' | 'image/jpeg' }>;

/**
 * Returns an upright picture of at most 1200 px, as WebP, or as JPEG where the browser cannot encode WebP (spec §5).
 * Metadata such as the position is dropped.
 * @throws UnreadablePicture
 */
export const resizePicture = async (file: Blob, square = false): Promise<SmallPicture> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePicture();
  });
  try {
    const { left, top, side, target } = cutOf(bitmap, square);
    const { context, toBlob } = canvasOf(target);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, left, top, side.width, side.height, 0, 0, target.width, target.height);
    const webp = await toBlob('image/webp');
    if (webp?.type === 'image/webp') return { blob: webp, type: 'image/webp' };
    // Fill the background with white, because JPEG has no transparency and would show black.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, target.width, target.height);
    const jpeg = await toBlob('image/jpeg');
    if (!jpeg) throw new UnreadablePicture();
    return { blob: jpeg, type: 'image/jpeg' };
  } finally {
    bitmap.close();
  }
};
