import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { FeedbackEvent } from '@lendring/contracts/moderation/feedback.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { at, idOf } from '../../testing/case.js';
import { feedback as feedbackList, type FeedbackDocument } from './projection.js';
import { answer, close, forgetAuthor, give, note, type FeedbackDecision, type NewFeedback } from './decide.js';
import { feedbackAggregate } from './feedback.aggregate.js';

const feedbackId = idOf('feedback');
const [ben, ada] = [idOf('ben'), idOf('ada')];
const later = '2027-02-02T10:00:00.000Z';

const made = (change: Partial<NewFeedback> = {}): NewFeedback => ({
  feedbackId,
  authorId: ben,
  signedIn: true,
  kind: 'idea',
  text: 'Eine Karte wäre schön.',
  page: '/de/suche',
  email: null,
  locale: 'de',
  at,
  ...change,
});
const given = (events: readonly FeedbackEvent[]) =>
  events.reduce(feedbackAggregate.evolve, feedbackAggregate.initialState);
const eventsOf = (decision: FeedbackDecision): readonly FeedbackEvent[] => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events;
};
const codeOf = (decision: FeedbackDecision): string | null => (isRefused(decision) ? decision.refusal.code : null);
const typesOf = (decision: FeedbackDecision): readonly string[] => eventsOf(decision).map(({ type }) => type);

const fromBen = eventsOf(give(given([]), made()));
const fromVisitor = (email: string | null) =>
  eventsOf(give(given([]), made({ authorId: feedbackId, signedIn: false, email })));
const recorded = (event: FeedbackEvent): Recorded<FeedbackEvent> => ({
  ...event,
  id: 'e',
  stream: `feedback-${feedbackId}`,
  position: '0000000000000001',
  at: later,
  actor: ben,
});
const act = (version: number) => ({ feedbackId, by: ada, at: later, version });

describe('feedback', () => {
  it('is recorded once', () => {
    expect(fromBen.map(({ type }) => type)).toEqual(['FeedbackGiven']);
    expect(eventsOf(give(given(fromBen), made()))).toEqual([]);
  });

  it('is tagged and annotated with each tag once, and ignores unchanged values', () => {
    const noted = eventsOf(note(given(fromBen), act(1), { tags: ['karte', 'karte'], note: 'später' }));
    expect(noted).toMatchObject([{ type: 'FeedbackNoted', data: { tags: ['karte'], note: 'später', authorId: ben } }]);
    const state = given([...fromBen, ...noted]);
    expect(eventsOf(note(state, act(1), { tags: ['karte'], note: 'später' }))).toEqual([]);
  });

  it('is closed and reopened, and repeating either changes nothing', () => {
    const state = given(fromBen);
    expect(eventsOf(close(state, act(1), false))).toEqual([]);
    const done = eventsOf(close(state, act(1), true));
    expect(done.map(({ type }) => type)).toEqual(['FeedbackDone']);
    expect(typesOf(close(given([...fromBen, ...done]), act(2), false))).toEqual(['FeedbackReopened']);
  });

  it('is answered once, which closes it', () => {
    const answered = eventsOf(answer(given(fromBen), act(1), 'Danke'));
    expect(answered.map(({ type }) => type)).toEqual(['FeedbackAnswered', 'FeedbackDone']);
    expect(codeOf(answer(given([...fromBen, ...answered]), act(3), 'Noch etwas'))).toBe('feedback_answered');
  });

  it('is answered only if the author can be reached', () => {
    expect(codeOf(answer(given(fromVisitor(null)), act(1), 'Danke'))).toBe('feedback_no_address');
    expect(typesOf(answer(given(fromVisitor('cleo@example.org')), act(1), 'Danke'))).toContain('FeedbackAnswered');
    const erased = fromBen.map((event) =>
      event.type === 'FeedbackGiven' ? { ...event, data: { ...event.data, text: null } } : event,
    );
    expect(codeOf(answer(given(erased), act(1), 'Danke'))).toBe('feedback_no_address');
  });

  it('can be changed by only one of two admins who act at the same time', () => {
    const state = given([...fromBen, ...eventsOf(close(given(fromBen), act(1), true))]);
    expect(codeOf(note(state, act(1), { tags: ['karte'], note: '' }))).toBe('feedback_changed');
    expect(codeOf(close(state, act(1), false))).toBe('feedback_changed');
    expect(codeOf(answer(state, act(1), 'Danke'))).toBe('feedback_changed');
  });

  it('is not found under an unknown id', () => {
    for (const decision of [
      note(given([]), act(0), { tags: [], note: '' }),
      close(given([]), act(0), false),
      answer(given([]), act(0), 'Danke'),
    ])
      expect(codeOf(decision)).toBe('feedback_not_found');
  });

  it('is erased once if from a visitor, and never if from an account', () => {
    const visitors = fromVisitor('cleo@example.org');
    const forgotten = eventsOf(forgetAuthor(given(visitors), { feedbackId, at: later }));
    const state = given([...visitors, ...forgotten]);
    expect(state).toMatchObject({ text: null, email: null, page: null });
    expect(eventsOf(forgetAuthor(state, { feedbackId, at: later }))).toEqual([]);
    expect(eventsOf(forgetAuthor(given(fromBen), { feedbackId, at: later }))).toEqual([]);
  });

  it('builds the same documents when its events are delivered twice', () => {
    const noted = eventsOf(note(given(fromBen), act(1), { tags: ['karte'], note: '' }));
    const answered = eventsOf(answer(given([...fromBen, ...noted]), act(2), 'Danke'));
    const all = [...fromBen, ...noted, ...answered];
    const document = (events: readonly FeedbackEvent[]) =>
      events
        .map(recorded)
        .reduce<FeedbackDocument | null>((last, event) => feedbackList.evolve(last, event, feedbackId), null);
    expect(document(all)).toMatchObject({ feedbackId, state: 'done', tags: ['karte'], visitor: false });
    expect(document(all.flatMap((event) => [event, event]))).toEqual(document(all));
  });
});
