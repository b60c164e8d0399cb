import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { Finding, HintEvent } from '@lendring/contracts/moderation/hints.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { at, idOf, subject } from '../../testing/case.js';
import { hints as list, type HintDocument } from './projection.js';
import { callFine, clear, leadToCase, notice, type HintDecision } from './decide.js';
import { hintAggregate } from './hint.aggregate.js';

const [hintId, ada, eve, owner] = ['hint', 'ada', 'eve', 'owner'].map(idOf) as [string, string, string, string];
const price = (cents: number): Finding => ({
  kind: 'price',
  cents,
  currency: 'EUR',
  low: 500,
  median: 800,
  high: 1_200,
  offers: 23,
  categoryId: 102,
});
const noticed = (finding: Finding) => ({ subject, ownerId: owner, language: 'de' as const, title: 'Zelt', finding });
const when = { hintId, at };
const given = (events: readonly HintEvent[]) => events.reduce(hintAggregate.evolve, hintAggregate.initialState);
const eventsOf = (decision: HintDecision): readonly HintEvent[] => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events;
};
const typesOf = (decision: HintDecision) => eventsOf(decision).map(({ type }) => type);
const codeOf = (decision: HintDecision) => (isRefused(decision) ? decision.refusal.code : null);
const act = (version: number, by = ada) => ({ hintId, by, at, version });

const made = eventsOf(notice(given([]), when, noticed(price(4_000))));
const fine = [...made, ...eventsOf(callFine(given(made), act(1)))];

describe('a moderation hint', () => {
  it('is raised once, and again when its finding changes', () => {
    expect(made).toMatchObject([{ type: 'HintMade', data: { kind: 'price', severity: 1, ownerId: owner } }]);
    expect(typesOf(notice(given(made), when, noticed(price(4_000))))).toEqual([]);
    expect(typesOf(notice(given(made), when, noticed(price(5_000))))).toEqual(['HintMade']);
  });

  it('disappears when its finding no longer holds, and returns when the finding returns', () => {
    expect(typesOf(clear(given([]), when))).toEqual([]);
    const gone = [...made, ...eventsOf(clear(given(made), when))];
    expect(given(gone).state).toBe('gone');
    expect(typesOf(clear(given(gone), when))).toEqual([]);
    expect(typesOf(notice(given(gone), when, noticed(price(4_000))))).toEqual(['HintMade']);
  });

  it('is not raised again for the same finding after being cleared', () => {
    expect(typesOf(clear(given(fine), when))).toEqual([]);
    expect(typesOf(notice(given(fine), when, noticed(price(4_000))))).toEqual([]);
    expect(typesOf(notice(given(fine), when, noticed(price(9_000))))).toEqual(['HintMade']);
  });

  it('is not raised again for the same finding after leading to a case', () => {
    const led = [...made, ...eventsOf(leadToCase(given(made), act(1), idOf('case')))];
    expect(given(led)).toMatchObject({ state: 'case', settled: { by: ada, caseId: idOf('case') } });
    expect(typesOf(notice(given(led), when, noticed(price(4_000))))).toEqual([]);
  });

  it('is settled once by one moderator, based on the version viewed', () => {
    expect(typesOf(callFine(given(fine), act(1)))).toEqual([]);
    for (const decision of [
      callFine(given(fine), act(2, eve)),
      callFine(given(made), act(0)),
      leadToCase(given(fine), act(2), idOf('case')),
    ])
      expect(codeOf(decision)).toBe('hint_changed');
  });

  it('is not found for the person it concerns, or under an unknown id', () => {
    expect(codeOf(callFine(given(made), act(1, owner)))).toBe('hint_not_found');
    expect(codeOf(leadToCase(given(made), act(1, owner), idOf('case')))).toBe('hint_not_found');
    expect(codeOf(callFine(given([]), act(0)))).toBe('hint_not_found');
  });

  it('stays open after account erasure until it is cleared', () => {
    const erased = made.map((event) =>
      event.type === 'HintMade' ? { ...event, data: { ...event.data, title: null, finding: null } } : event,
    );
    expect(given(erased)).toMatchObject({ title: null, finding: null, state: 'open' });
    expect(typesOf(clear(given(erased), when))).toEqual(['HintGone']);
  });

  it('builds the same document when its events are delivered twice', () => {
    const recorded = (event: HintEvent): Recorded<HintEvent> => ({
      ...event,
      id: 'e',
      stream: `hint-${hintId}`,
      position: '0000000000000001',
      at,
      actor: ada,
    });
    const document = (events: readonly HintEvent[]) =>
      events.map(recorded).reduce<HintDocument | null>((last, event) => list.evolve(last, event, hintId), null);
    expect(document(fine)).toMatchObject({ hintId, kind: 'price', state: 'fine', language: 'de' });
    expect(document(fine.flatMap((event) => [event, event]))).toEqual(document(fine));
  });
});
