import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';

/** Splits and deduplicates the typed tags; null if there are too many, or one is too long. */
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
