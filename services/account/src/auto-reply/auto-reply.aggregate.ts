import {
  type AutoReply,
  type AutoReplies,
  type AutoReplyWhen,
  type AutoReplyEvent,
  repliesAt,
} from '@lendring/contracts/account/auto-reply.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Instant } from '@lendring/contracts/kernel/period.js';
import type { Opening } from '@lendring/contracts/rules/opening-days.js';
import { placeholdersOf } from '@lendring/contracts/rules/placeholders.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { same } from '@lendring/contracts/rules/same.js';

export type AutoReplyState = AutoReplies;
type Decided = Decision<readonly AutoReplyEvent[], AccountRefusal>;

const off: AutoReplyWhen = { kind: 'off' };

const evolve = (state: AutoReplyState, { type, data }: AutoReplyEvent): AutoReplyState => {
  switch (type) {
    case 'AutoTextWritten': {
      const { textId, title, text, locale } = data;
      if (title === null || text === null) return state;
      const written = { textId, title, text, locale };
      return {
        ...state,
        texts: state.texts.some((one) => one.textId === textId)
          ? state.texts.map((one) => (one.textId === textId ? written : one))
          : [...state.texts, written],
      };
    }
    case 'AutoTextRemoved':
      return { ...state, texts: state.texts.filter(({ textId }) => textId !== data.textId) };
    case 'AutoReplySet':
      return { ...state, when: data.when, textId: data.textId };
  }
};

export const autoReplyAggregate: Aggregate<AutoReplyState, AutoReplyEvent> = {
  category: 'autoreply',
  initialState: { texts: [], when: off, textId: null },
  evolve,
};

type Text = AutoReplyState['texts'][number];

/** True if the text uses the placeholder for the return date without an absence that has an end date. */
const lacksBack = (text: string, when: AutoReplyWhen): boolean =>
  when.kind !== 'dates' && when.kind !== 'off' && placeholdersOf(text).includes('back');

export const writeText = (state: AutoReplyState, userId: string, text: Text): Decided => {
  const known = state.texts.find(({ textId }) => textId === text.textId);
  if (known && same(known, text)) return decided([]);
  if (!known && state.texts.length >= limits.autoTexts)
    return refused('too_many_auto_texts', { max: limits.autoTexts });
  if (text.textId === state.textId && lacksBack(text.text, state.when)) return refused('back_needs_dates');
  return decided([{ type: 'AutoTextWritten', data: { userId, ...text } }]);
};

export const removeText = (state: AutoReplyState, userId: string, textId: string): Decided => {
  if (!state.texts.some((one) => one.textId === textId)) return decided([]);
  const removed: AutoReplyEvent = { type: 'AutoTextRemoved', data: { userId, textId } };
  return decided(
    state.textId === textId
      ? [{ type: 'AutoReplySet', data: { userId, when: off, textId: null } }, removed]
      : [removed],
  );
};

/** Sets the schedule. Any setting but `off` needs a text; the opening-hours setting needs hours or closed days. */
export const setReply = (
  state: AutoReplyState,
  userId: string,
  next: Pick<AutoReplyState, 'when' | 'textId'>,
  hasHours: boolean,
): Decided => {
  const { when, textId } = next;
  const text = state.texts.find((one) => one.textId === textId);
  if (textId !== null ? !text : when.kind !== 'off') return refused('auto_text_unknown');
  if (when.kind === 'closed' && !hasHours) return refused('opening_hours_needed');
  if (text && lacksBack(text.text, when)) return refused('back_needs_dates');
  return same({ when: state.when, textId: state.textId }, { when, textId })
    ? decided([])
    : decided([{ type: 'AutoReplySet', data: { userId, when, textId } }]);
};

/** The automatic reply at an instant; null if there is none. `zone`: time zone of the offer's place. */
export const replyAt = (
  { texts, when, textId }: AutoReplyState,
  opening: Opening,
  at: Instant,
  zone: string,
): AutoReply | null => {
  const chosen = texts.find((one) => one.textId === textId);
  if (!chosen || !repliesAt(when, opening, at, zone)) return null;
  return { text: chosen.text, locale: chosen.locale, back: when.kind === 'dates' ? addDays(when.to, 1) : null };
};
