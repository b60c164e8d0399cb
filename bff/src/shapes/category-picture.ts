import type { CategoryImageShape } from '@lendring/contracts/http/categories.js';
import type { Category } from '@lendring/contracts/reference/categories.js';
import { pictureUrl } from './picture.js';

/** Wide enough for the largest place that shows one, on fine screens too. */
const WIDTH = 320;

/** A picture of its own of a category. */
export const categoryImageShape = (imageId: string): CategoryImageShape => ({
  image_id: imageId,
  picture: pictureUrl(imageId, WIDTH),
});

/** The path of what shows a category: its own picture, or its emoji, which lies with the web client. */
export const categoryPicture = ({ emoji, image }: Pick<Category, 'emoji' | 'image'>): string =>
  image ? pictureUrl(image, WIDTH) : `/assets/emoji/${emoji}.webp`;
