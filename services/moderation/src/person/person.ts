import { decided, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { PersonEvent } from '@lendring/contracts/moderation/events.js';

/** End of the suspension per case; null when permanent. `ended`: number of times that all suspensions had ended. */
export type Person = Readonly<{ cases: ReadonlyMap<string, string | null>; ended: number }>;

export type Standing = Readonly<{ until: string | null }> | null;
type Act = Readonly<{ userId: string; caseId: string; at: string }>;
type PersonDecision = Decision<readonly PersonEvent[], never>;

/** Overall suspension: the longest of all cases. */
export const standingOf = ({ cases }: Pick<Person, 'cases'>): Standing => {
  const untils = [...cases.values()];
  if (untils.length === 0) return null;
  return { until: untils.includes(null) ? null : (untils.toSorted().at(-1) ?? null) };
};

const withCase = ({ cases, ended }: Person, caseId: string, until: string | null): Person => ({
  cases: new Map(cases).set(caseId, until),
  ended,
});
const withoutCase = ({ cases, ended }: Person, caseId: string): Person => {
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

export const suspend = (state: Person, { userId, caseId, at }: Act, until: string | null): PersonDecision => {
  if (state.cases.get(caseId) === until && state.cases.has(caseId)) return decided([]);
  const standing = standingOf(withCase(state, caseId, until));
  return decided([{ type: 'PersonSuspended', data: { userId, caseId, until, standing, at } }]);
};

export const lift = (state: Person, { userId, caseId, at }: Act): PersonDecision => {
  if (!state.cases.has(caseId)) return decided([]);
  const standing = standingOf(withoutCase(state, caseId));
  return decided([{ type: 'SuspensionLifted', data: { userId, caseId, standing, at } }]);
};

export const endOver = (state: Person, { userId, at }: Omit<Act, 'caseId'>): PersonDecision => {
  const events: PersonEvent[] = [];
  let left = state;
  for (const [caseId, until] of state.cases) {
    if (until === null || until > at) continue;
    left = withoutCase(left, caseId);
    events.push({ type: 'SuspensionLifted', data: { userId, caseId, standing: standingOf(left), at } });
  }
  return decided(events);
};
