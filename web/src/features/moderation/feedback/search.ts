import { feedbackKinds, feedbackLimits, pagePattern } from '@lendring/contracts/moderation/feedback-limits.js';
import type { FeedbackKind } from '@lendring/contracts/moderation/feedback.js';

/** `from`: the page somebody came from; `kind`: what it is about, where the way here knew. */
export type FeedbackSearch = Readonly<{ from?: string; kind?: FeedbackKind }>;

export const isFeedbackKind = (value: unknown): value is FeedbackKind => feedbackKinds.some((kind) => kind === value);

/** What the address of the form says; a page of somebody else is none. */
export const readFeedbackSearch = ({ from, kind }: Readonly<Record<string, unknown>>): FeedbackSearch => ({
  ...(typeof from === 'string' && from.length <= feedbackLimits.page && pagePattern.test(from) && { from }),
  ...(isFeedbackKind(kind) && { kind }),
});
