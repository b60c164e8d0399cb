import { describe, expect, it } from 'vitest';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { ActEvent } from '@lendring/contracts/moderation/audit-log.js';
import { at, idOf } from '../../testing/case.js';
import { actAggregate } from './act.aggregate.js';
import { noteAct, noteRefused } from './decide.js';

const [actId, ada, eve, ben, caseId] = ['act', 'ada', 'eve', 'ben', 'case'].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
];
const done = { act: 'case_read' as const, subject: { kind: 'case' as const, id: caseId }, about: ben };
const acted: ActEvent = { type: 'StaffActed', data: { actId, ...done, by: ada, at } };
const wasRefused: ActEvent = { type: 'StaffActRefused', data: { actId, refusal: 'decision_changed', at } };
const later = '2027-03-01T10:00:00.000Z';
const given = (...events: readonly ActEvent[]) => events.reduce(actAggregate.evolve, actAggregate.initialState);

describe('an audit entry', () => {
  it('is recorded once', () => {
    expect(noteAct(given(), { actId, by: ada, at }, done)).toEqual(decided([acted]));
    expect(noteAct(given(acted), { actId, by: ada, at }, done)).toEqual(decided([]));
  });

  it('is recorded again after a refusal, because the retry may succeed', () => {
    const again = { actId, by: ada, at: later };
    const actedLater: ActEvent = { type: 'StaffActed', data: { ...acted.data, at: later } } as ActEvent;
    expect(noteAct(given(acted, wasRefused), again, done)).toEqual(decided([actedLater]));
    expect(given(acted, wasRefused, actedLater).isRefused).toBe(false);
  });

  it('is not marked refused by a retry of a completed action', () => {
    expect(noteRefused(given(acted), { actId, by: ada, at: later }, 'case_unchanged')).toEqual(decided([]));
  });

  it('is marked refused once, and only by its actor', () => {
    expect(noteRefused(given(acted), { actId, by: ada, at }, 'decision_changed')).toEqual(decided([wasRefused]));
    expect(noteRefused(given(acted, wasRefused), { actId, by: ada, at }, 'decision_changed')).toEqual(decided([]));
    expect(noteRefused(given(acted), { actId, by: eve, at }, 'decision_changed')).toEqual(refused('act_not_found'));
    expect(noteRefused(given(), { actId, by: ada, at }, 'decision_changed')).toEqual(refused('act_not_found'));
  });
});
