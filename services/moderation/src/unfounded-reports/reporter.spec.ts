import { describe, expect, it } from 'vitest';
import { decided, isRefused } from '@lendring/contracts/kernel/decider.js';
import type { ReporterEvent } from '@lendring/contracts/moderation/unfounded-reports.js';
import { at, idOf } from '../../testing/case.js';
import { endPauses, pause, resume, reportIgnored, warn, warnedOf, type ReporterDecision } from './decide.js';
import { pauseOf, reporterAggregate } from './reporter.aggregate.js';

const [ben, ada, caseId, reportId] = ['ben', 'ada', 'case', 'report'].map(idOf) as [string, string, string, string];
const act = { reporterId: ben, known: null, by: ada, at };
const visiting = { ...act, known: { caseId, reportId } };
const told = { of: 'reports', reason: 'Ohne jeden Anhalt.' } as const;
const often = { made: 5, unfounded: 3 };
const day = (n: number): string => new Date(Date.parse(at) + n * 86_400_000).toISOString();
const given = (...events: readonly ReporterEvent[]) =>
  events.reduce(reporterAggregate.evolve, reporterAggregate.initialState);
const eventsOf = (decision: ReporterDecision): readonly ReporterEvent[] => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events;
};
const codeOf = (decision: ReporterDecision) => (isRefused(decision) ? decision.refusal.code : null);

const warned = eventsOf(warn(given(), act, told, often));
const pausing = { ...told, days: 30 } as const;
const counted = { figures: often, since: 1 };
const paused = [...warned, ...eventsOf(pause(given(...warned), { ...act, at: day(1) }, pausing, counted))];

describe('a warning for unfounded reports', () => {
  it('states reason and figures, at most once within a year', () => {
    expect(warned).toMatchObject([{ type: 'ReporterWarned', data: { reporterId: ben, keyId: ben, figures: often } }]);
    expect(warn(given(...warned), { ...act, at: day(364) }, told, often)).toEqual(decided([]));
    expect(eventsOf(warn(given(...warned), { ...act, at: day(366) }, told, often))).toHaveLength(1);
    expect(eventsOf(warn(given(...warned), act, { ...told, of: 'complaints' }, often))).toHaveLength(1);
  });

  it('requires a manifestly unfounded report, and the account of another person', () => {
    expect(codeOf(warn(given(), act, told, { made: 9, unfounded: 0 }))).toBe('reporter_not_unfounded');
    expect(codeOf(warn(given(), { ...act, by: ben }, told, often))).toBe('reporter_own');
  });
});

describe('a pause of reports', () => {
  it('requires a warning and frequent unfounded reports since then', () => {
    expect(codeOf(pause(given(), act, pausing, counted))).toBe('reporter_not_warned');
    const old = { ...act, at: day(366) };
    expect(codeOf(pause(given(...warned), old, pausing, counted))).toBe('reporter_not_warned');
    const state = given(...warned);
    expect(codeOf(pause(state, act, pausing, { ...counted, since: 0 }))).toBe('reporter_not_frequent');
    const few = { figures: { made: 5, unfounded: 2 }, since: 1 };
    expect(codeOf(pause(state, act, pausing, few))).toBe('reporter_not_frequent');
    expect(codeOf(pause(state, act, { ...pausing, of: 'complaints' }, counted))).toBe('reporter_not_warned');
    expect(codeOf(pause(state, { ...act, by: ben }, pausing, counted))).toBe('reporter_own');
  });

  it('lasts for its days and covers only its kind', () => {
    expect(paused.at(-1)).toMatchObject({ type: 'ReporterPaused', data: { days: 30, until: day(31), figures: often } });
    const state = given(...paused);
    expect(pauseOf(state, 'reports', day(30))).toMatchObject({ until: day(31) });
    expect(pauseOf(state, 'reports', day(31))).toBeNull();
    expect(pauseOf(state, 'complaints', day(2))).toBeNull();
  });

  it('is idempotent, and refuses a second pause at the same time', () => {
    const state = given(...paused);
    const later = { ...act, at: day(2) };
    expect(pause(state, later, pausing, counted)).toEqual(decided([]));
    expect(codeOf(pause(state, later, { ...pausing, days: 90 }, counted))).toBe('reporter_paused');
  });

  it('is lifted once by a later decision', () => {
    const later = { ...act, at: day(2) };
    const resumed = [...paused, ...eventsOf(resume(given(...paused), later, told))];
    expect(pauseOf(given(...resumed), 'reports', day(3))).toBeNull();
    expect(resume(given(...resumed), later, told)).toEqual(decided([]));
    expect(codeOf(resume(given(...paused), { ...later, by: ben }, told))).toBe('reporter_own');
    expect(warnedOf(given(...resumed), 'reports', day(3))).toBe(at);
  });

  it('expires by itself, and the expiry is recorded once', () => {
    expect(endPauses(given(...paused), ben, day(30))).toEqual(decided([]));
    const ended = [...paused, ...eventsOf(endPauses(given(...paused), ben, day(31)))];
    expect(ended.at(-1)).toMatchObject({ type: 'ReporterResumed', data: { by: null, reason: null } });
    expect(endPauses(given(...ended), ben, day(32))).toEqual(decided([]));
  });

  it('stores its reason under the key of the report if a visitor is paused', () => {
    const warnedThere = eventsOf(warn(given(), visiting, told, often));
    const pausedThere = eventsOf(pause(given(...warnedThere), visiting, pausing, counted));
    const state = given(...warnedThere, ...pausedThere);
    const known = { caseId, reportId };
    expect(pausedThere).toMatchObject([{ data: { keyId: reportId, known } }]);
    expect(eventsOf(resume(state, act, told))).toMatchObject([{ data: { keyId: reportId, known } }]);
    expect(eventsOf(reportIgnored(state, ben, at))).toEqual([
      { type: 'ReportUnheard', data: { reporterId: ben, known, at } },
    ]);
    expect(reportIgnored(given(...paused), ben, at)).toEqual(decided([]));
  });
});
