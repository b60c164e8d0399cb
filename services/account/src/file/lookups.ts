import type { LookupEvent, PeopleSearchKind } from '@lendring/contracts/account/file.js';
import { decided, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import { goesOn } from './file.js';

/** When somebody searched last by what. */
export type Lookups = Readonly<{ searched: ReadonlyMap<PeopleSearchKind, string> }>;
type LookupDecision = Decision<readonly LookupEvent[], never>;

type Act = Readonly<{ by: string; at: string }>;

/** Stream `lookups-<userId>`: what somebody with a role did about people who are not, or not yet, known by an id. */
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
