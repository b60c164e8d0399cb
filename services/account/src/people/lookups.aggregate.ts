import type { LookupEvent, PeopleSearchKind } from '@lendring/contracts/account/people.js';
import { decided, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import { goesOn } from './file.aggregate.js';

export type Lookups = Readonly<{ searched: ReadonlyMap<PeopleSearchKind, string> }>;
type LookupDecision = Decision<readonly LookupEvent[], never>;

type Act = Readonly<{ by: string; at: string }>;

/** Stream `lookups-<userId>`: a staff member's searches that are not tied to a known user. */
export const lookupsAggregate: Aggregate<Lookups, LookupEvent> = {
  category: 'lookups',
  initialState: { searched: new Map() },
  evolve: (state, { type, data }) =>
    type === 'PeopleSearched' ? { searched: new Map(state.searched).set(data.kind, data.at) } : state,
};

export const noteSearch = ({ searched }: Lookups, { by, at }: Act, kind: PeopleSearchKind): LookupDecision =>
  decided(goesOn(searched.get(kind), at) ? [] : [{ type: 'PeopleSearched', data: { kind, by, at } }]);

export const noteConfirmation = ({ by, at }: Act, reason: string): LookupDecision =>
  decided([{ type: 'ConfirmationSent', data: { reason, by, at } }]);
