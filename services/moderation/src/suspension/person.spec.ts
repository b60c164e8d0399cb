import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import fc from 'fast-check';
import { idOf } from '../../testing/case.js';
import { endOver, lift, suspend } from './decide.js';
import { personAggregate, standingOf, type Person } from './person.aggregate.js';

const userId = idOf('owner');
const at = '2027-02-01T10:00:00.000Z';
const day = (n: number): string => new Date(Date.parse(at) + n * 86_400_000).toISOString();

type Step = Readonly<{ kind: 'suspend' | 'lift' | 'end'; caseId: string; until: number | null }>;
const step = fc.record<Step>({
  kind: fc.constantFrom('suspend', 'lift', 'end'),
  caseId: fc.constantFrom('one', 'two', 'three').map(idOf),
  until: fc.option(fc.integer({ min: 1, max: 40 })),
});

describe('the suspension of a person', () => {
  it('is the longest of all cases, in any order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state: Person = personAggregate.initialState;
        const expected = new Map<string, string | null>();
        steps.forEach(({ kind, caseId, until: days }, index) => {
          const now = day(index * 3);
          const until = days === null ? null : day(index * 3 + days);
          const act = { userId, caseId, at: now };
          const decision =
            kind === 'suspend' ? suspend(state, act, until) : kind === 'lift' ? lift(state, act) : endOver(state, act);
          if (isRefused(decision)) throw new Error('nothing is refused here');
          if (kind === 'suspend') expected.set(caseId, until);
          if (kind === 'lift') expected.delete(caseId);
          if (kind === 'end') for (const [id, end] of expected) if (end !== null && end <= now) expected.delete(id);
          for (const event of decision.events) {
            state = personAggregate.evolve(state, event);
            expect(event.data.standing).toEqual(standingOf(state));
          }
        });
        const ends = [...expected.values()];
        const standing = ends.length === 0 ? null : { until: ends.includes(null) ? null : ends.toSorted().at(-1) };
        expect(standingOf(state)).toEqual(standing);
      }),
    );
  });

  it('ignores repeated commands', () => {
    const act = { userId, caseId: idOf('one'), at };
    const first = suspend(personAggregate.initialState, act, null);
    if (isRefused(first)) throw new Error('refused');
    const state = first.events.reduce(personAggregate.evolve, personAggregate.initialState);
    expect(suspend(state, act, null)).toEqual({ events: [] });
    expect(endOver(state, act)).toEqual({ events: [] });
    expect(lift(personAggregate.initialState, act)).toEqual({ events: [] });
  });
});
