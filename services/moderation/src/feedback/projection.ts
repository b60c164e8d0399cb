import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { FeedbackEvent, FeedbackKind } from '@lendring/contracts/moderation/feedback.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type FeedbackDocument = Readonly<{
  feedbackId: string;
  authorId: string;
  kind: FeedbackKind;
  locale: Locale;
  state: 'open' | 'done';
  tags: readonly string[];
  visitor: boolean;
  at: string;
}>;

export const feedback: Projection<FeedbackDocument, FeedbackEvent> = {
  name: 'feedback',
  version: 1,
  prefixes: ['feedback-'],
  indexes: [
    [['at', 1], ...carried('kind', 'locale')],
    [['state', 1], ['at', 1], ...carried('kind', 'locale')],
    [
      ['authorId', 1],
      ['feedbackId', 1],
    ],
    [
      ['visitor', 1],
      ['at', 1],
    ],
  ],
  ids: ({ data }) => [data.feedbackId],
  evolve(document, { type, data }) {
    switch (type) {
      case 'FeedbackGiven': {
        const { feedbackId, authorId, kind, locale, signedIn, at } = data;
        return { feedbackId, authorId, kind, locale, state: 'open', tags: [], visitor: !signedIn, at };
      }
      case 'FeedbackDone':
        return document && { ...document, state: 'done' };
      case 'FeedbackReopened':
        return document && { ...document, state: 'open' };
      case 'FeedbackForgotten':
        return document && { ...document, visitor: false };
      case 'FeedbackNoted':
        return document && { ...document, tags: data.tags };
      case 'FeedbackAnswered':
        return document;
    }
  },
};
