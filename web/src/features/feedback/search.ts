import { keptPath } from '@lendring/contracts/pages/kept-path.js';
import { feedbackKinds, feedbackLimits, pagePattern } from '@lendring/contracts/moderation/feedback-limits.js';
import type { FeedbackKind } from '@lendring/contracts/moderation/feedback.js';

export type FeedbackSearch = Readonly<{ from?: string; kind?: FeedbackKind }>;

export const isFeedbackKind = (value: unknown): value is FeedbackKind => feedbackKinds.some((kind) => kind === value);

const pageOf = (from: unknown): string | null =>
  typeof from === 'string' && from.length <= feedbackLimits.page && pagePattern.test(from) ? keptPath(from) : null;

/** Parses the URL; external pages are ignored as origin. */
export const readFeedbackSearch = ({ from: raw, kind }: Readonly<Record<string, unknown>>): FeedbackSearch => {
  const from = pageOf(raw);
  return { ...(from !== null && { from }), ...(isFeedbackKind(kind) && { kind }) };
};
