import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { PersonEvent } from '@lendring/contracts/moderation/suspension.js';

/** End of the suspension per case; null when permanent. `ended`: number of times that all suspensions had ended. */
export type Person = Readonly<{ cases: ReadonlyMap<string, string | null>; ended: number }>;

export type Standing = Readonly<{ until: string | null }> | null;

/** Overall suspension: the longest of all cases. */
export const standingOf = ({ cases }: Pick<Person, 'cases'>): Standing => {
  const untils = [...cases.values()];
  if (untils.length === 0) return null;
  return { until: untils.includes(null) ? null : (untils.toSorted().at(-1) ?? null) };
};

export const withCase = ({ cases, ended }: Person, caseId: string, until: string | null): Person => ({
  cases: new Map(cases).set(caseId, until),
  ended,
});

export const withoutCase = ({ cases, ended }: Person, caseId: string): Person => {
  const left = new Map([...cases].filter(([id]) => id !== caseId));
  return { cases: left, ended: left.size === 0 ? ended + 1 : ended };
};

/** Stream `person-<userId>`: suspensions of a user. */
export const personAggregate: Aggregate<Person, PersonEvent> = {
  category: 'person',
  initialState: { cases: new Map(), ended: 0 },
  evolve: (state, { type, data }) =>
    type === 'PersonSuspended' ? withCase(state, data.caseId, data.until) : withoutCase(state, data.caseId),
};
