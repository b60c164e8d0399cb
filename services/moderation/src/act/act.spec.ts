import { describe, expect, it } from '@jest/globals';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { ActEvent } from '@lendring/contracts/moderation/events.js';
import { at, idOf } from '../../testing/case.js';
import { actAggregate, noteAct, noteRefused } from './act.js';

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
const given = (...events: readonly ActEvent[]) => events.reduce(actAggregate.evolve, actAggregate.initialState);

describe('an act of staff', () => {
  it('is noted once', () => {
    expect(noteAct(given(), { actId, by: ada, at }, done)).toEqual(decided([acted]));
    expect(noteAct(given(acted), { actId, by: ada, at }, done)).toEqual(decided([]));
  });

  it('is marked as refused, once, by whoever acted', () => {
    expect(noteRefused(given(acted), { actId, by: ada, at }, 'decision_changed')).toEqual(decided([wasRefused]));
    expect(noteRefused(given(acted, wasRefused), { actId, by: ada, at }, 'decision_changed')).toEqual(decided([]));
    expect(noteRefused(given(acted), { actId, by: eve, at }, 'decision_changed')).toEqual(refused('act_not_found'));
    expect(noteRefused(given(), { actId, by: ada, at }, 'decision_changed')).toEqual(refused('act_not_found'));
  });
});
