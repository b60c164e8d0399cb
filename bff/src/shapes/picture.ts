import type { PictureShape } from '@lendring/contracts/http/shapes.js';
import type { Picture } from '@lendring/contracts/offer/terms.js';

/** Public address of a stored picture in one of the widths the server keeps. */
export const pictureUrl = (imageId: string, width: 128 | 320 | 640 | 1200): string => `/media/${imageId}/${width}.webp`;

export const pictureShape = ({ imageId, width, height }: Picture): PictureShape => ({
  image_id: imageId, small: pictureUrl(imageId, 320), medium: pictureUrl(imageId, 640), large: pictureUrl(imageId, 1200), width, height,
});

/** A frozen picture of which only the id is known; pictures are shown in a 4:3 frame anyway. */
export const pictureShapeOf = (imageId: string | null): PictureShape | null =>
  imageId ? pictureShape({ imageId, width: 1200, height: 900 }) : null;
