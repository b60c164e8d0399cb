import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';

/** Tags as somebody typed them, each once; null: too many, or one that is too long. */
export const readTags = (typed: string): string[] | null => {
  const tags = [
    ...new Set(
      typed
        .split(',')
        .map((tag) => tag.trim().toLowerCase())
        .filter((tag) => tag !== ''),
    ),
  ];
  const fits = tags.length <= feedbackLimits.tags && tags.every((tag) => tag.length <= feedbackLimits.tag);
  return fits ? tags : null;
};
