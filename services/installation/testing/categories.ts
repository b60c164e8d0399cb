import { categories } from '@lendring/contracts/reference/categories.js';
import type { CategoryWords } from '@lendring/contracts/reference/category-schema.js';

export const wordsOf = (id: number, change: Partial<CategoryWords> = {}): CategoryWords => {
  const found = categories.find((category) => category.id === id);
  if (!found) throw new Error(`There is no category ${id}`);
  const { title, slug, keywords, description, emoji, hue, image } = { ...found, ...change };
  return { title, slug, keywords, description, emoji, hue, image };
};
