import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { firstPart, type Problem, type StepModel } from './form.js';

export type Description = Readonly<{
  title: string;
  short_description: string;
  description: string;
  tags: readonly string[];
  tag: string;
}>;

/** Splits at commas and adds the words. Of words that differ only in case the first is kept, as on the server. */
export const withTags = (tags: readonly string[], text: string): readonly string[] => {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim().replace(/^#/, '').slice(0, limits.tag))
    .filter(Boolean);
  return [...tags, ...words]
    .filter((tag, index, all) => all.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index)
    .slice(0, limits.tags);
};

export const descriptionModel: StepModel<Description> = {
  from: ({ title, short_description, description, tags }: OfferShape) => ({
    title,
    short_description,
    description,
    tags,
    tag: '',
  }),
  patch: ({ title, short_description, description, tags, tag }) => ({
    title: title.trim(),
    short_description: short_description.trim(),
    description: description.trim(),
    tags: [...withTags(tags, tag)],
  }),
  problems: ({ title, description }) => {
    const found: Problem[] = [];
    if (!title.trim()) found.push({ id: 'title', key: 'title' });
    if (!description.trim()) found.push({ id: 'description', key: 'description' });
    return found;
  },
  fieldId: firstPart,
};
