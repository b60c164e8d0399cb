import type { PictureShape } from '@lendring/contracts/http/shapes.js';
import type { Picture } from '@lendring/contracts/offer/terms.js';

/** The address of a stored picture in one of the widths the server keeps. */
export type PictureUrl = (imageId: string, width: 128 | 320 | 640 | 1200) => string;

/** The public address. */
export const pictureUrl: PictureUrl = (imageId, width) => `/media/${imageId}/${width}.webp`;

export const pictureShape = ({ imageId, width, height }: Picture, url: PictureUrl = pictureUrl): PictureShape => ({
  image_id: imageId,
  small: url(imageId, 320),
  medium: url(imageId, 640),
  large: url(imageId, 1200),
  width,
  height,
});

/** A frozen picture; where only its id is known, its size is that of the 4:3 frame that pictures are shown in. */
export const pictureShapeOf = (
  imageId: string | null,
  url: PictureUrl,
  size: Pick<Picture, 'width' | 'height'> = { width: 1200, height: 900 },
): PictureShape | null => (imageId ? pictureShape({ imageId, ...size }, url) : null);
