import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { PictureShape } from '@lendring/contracts/http/shapes.js';
import { picturePath } from '@lendring/contracts/rules/picture-address.js';
import type { Picture } from '@lendring/contracts/rules/terms.js';

export type PictureUrl = (imageId: string, width: 128 | 320 | 640 | 1200) => string;

export const pictureUrl: PictureUrl = picturePath;

export const pictureShape = (picture: Picture, url: PictureUrl = pictureUrl): Camel<PictureShape> => ({
  ...picture,
  small: url(picture.imageId, 320),
  medium: url(picture.imageId, 640),
  large: url(picture.imageId, 1200),
});

/** Builds the shape of a picture snapshot; when only the id is known, assumes a 4:3 frame. */
export const pictureShapeOf = (
  imageId: string | null,
  url: PictureUrl,
  size: Pick<Picture, 'width' | 'height'> = { width: 1200, height: 900 },
): Camel<PictureShape> | null => (imageId ? pictureShape({ imageId, ...size }, url) : null);
