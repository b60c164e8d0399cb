import { fitted, quality } from '../model/pictures.js';

/** The file is no picture that this browser can read. */
export class UnreadablePicture extends Error {}

type Target = Readonly<{ context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D; toBlob: (type: string) => Promise<Blob | null> }>;

const canvasOf = (width: number, height: number): Target => {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context) return { context, toBlob: (type) => canvas.convertToBlob({ type, quality }) };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePicture();
  return { context, toBlob: (type) => new Promise((resolve) => { canvas.toBlob(resolve, type, quality); }) };
};

export type Encoded = Readonly<{ blob: Blob; type: 'image/webp' | 'image/jpeg' }>;

/**
 * The picture upright, at most 1200 px long, as WebP or, where the browser writes none, as JPEG (spec §5). Camera data
 * such as the place drops out on the way.
 */
export const encode = async (file: Blob): Promise<Encoded> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => { throw new UnreadablePicture(); });
  try {
    const { width, height } = fitted(bitmap);
    const { context, toBlob } = canvasOf(width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const webp = await toBlob('image/webp');
    if (webp?.type === 'image/webp') return { blob: webp, type: 'image/webp' };
    // JPEG has no transparency: what was clear becomes white instead of black.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    const jpeg = await toBlob('image/jpeg');
    if (!jpeg) throw new UnreadablePicture();
    return { blob: jpeg, type: 'image/jpeg' };
  } finally {
    bitmap.close();
  }
};
