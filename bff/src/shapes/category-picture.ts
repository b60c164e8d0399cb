import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { CategoryImageShape } from '@lendring/contracts/http/categories.js';
import type { Category } from '@lendring/contracts/reference/categories.js';
import { pictureUrl } from './picture.js';

const WIDTH = 320;

export const categoryImageShape = (imageId: string): Camel<CategoryImageShape> => ({
  imageId,
  picture: pictureUrl(imageId, WIDTH),
});

export const categoryPicture = ({ emoji, image }: Pick<Category, 'emoji' | 'image'>): string =>
  image ? pictureUrl(image, WIDTH) : `/assets/emoji/${emoji}.webp`;
