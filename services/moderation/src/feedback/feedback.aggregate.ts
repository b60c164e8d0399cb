import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { FeedbackEvent, FeedbackKind } from '@lendring/contracts/moderation/feedback.js';

export type Feedback = Readonly<{
  authorId: string;
  signedIn: boolean;
  kind: FeedbackKind | null;
  text: string | null;
  page: string | null;
  email: string | null;
  locale: Locale;
  at: string;
  tags: readonly string[];
  note: string;
  done: boolean;
  answer: { readonly text: string; readonly by: string; readonly at: string } | null;
  version: number;
}>;

const initialState: Feedback = {
  authorId: '',
  signedIn: false,
  kind: null,
  text: null,
  page: null,
  email: null,
  locale: 'de',
  at: '',
  tags: [],
  note: '',
  done: false,
  answer: null,
  version: 0,
};

const changed = (state: Feedback, { type, data }: FeedbackEvent): Feedback => {
  switch (type) {
    case 'FeedbackGiven': {
      const { authorId, signedIn, kind, text, page, email, locale, at } = data;
      return { ...state, authorId, signedIn, kind, text, page, email, locale, at };
    }
    case 'FeedbackNoted':
      return { ...state, tags: data.tags, note: data.note ?? '' };
    case 'FeedbackAnswered':
      return { ...state, answer: { text: data.answer ?? '', by: data.by, at: data.at } };
    case 'FeedbackDone':
      return { ...state, done: true };
    case 'FeedbackReopened':
      return { ...state, done: false };
    case 'FeedbackForgotten':
      return {
        ...state,
        text: null,
        page: null,
        email: null,
        note: '',
        answer: state.answer && { ...state.answer, text: '' },
      };
  }
};

/** Stream `feedback-<feedbackId>`. */
export const feedbackAggregate: Aggregate<Feedback, FeedbackEvent> = {
  category: 'feedback',
  initialState,
  evolve: (state, event) => ({ ...changed(state, event), version: state.version + 1 }),
};

export const isAnswerable = ({ text, signedIn, email }: Feedback): boolean =>
  text !== null && (signedIn || email !== null);
