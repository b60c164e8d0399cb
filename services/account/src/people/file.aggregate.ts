import type { FileEvent, Occasion } from '@lendring/contracts/account/people.js';
import { decided, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';

export type PersonFile = Readonly<{ read: ReadonlyMap<string, string> }>;
type FileDecision = Decision<readonly FileEvent[], never>;

export type FileAct = Readonly<{ userId: string; by: string; at: string }>;

const looking = ({ by, occasion }: Readonly<{ by: string; occasion: Occasion }>): string => `${by} ${occasion}`;

const evolve = (state: PersonFile, { type, data }: FileEvent): PersonFile =>
  type === 'PersonRead' ? { read: new Map(state.read).set(looking(data), data.at) } : state;

/** Stream `file-<userId>`: audit log of staff access to a user's data, and of staff actions on the user (ADR 90). */
export const fileAggregate: Aggregate<PersonFile, FileEvent> = {
  category: 'file',
  initialState: { read: new Map() },
  evolve,
};

/** Period in milliseconds in which repeated reads or searches for the same reason count as one. */
export const ONE_SITTING_MS = 600_000;

export const goesOn = (last: string | undefined, at: string): boolean =>
  last !== undefined && Date.parse(at) - Date.parse(last) < ONE_SITTING_MS;

export const noteRead = ({ read }: PersonFile, { userId, by, at }: FileAct, occasion: Occasion): FileDecision =>
  decided(
    goesOn(read.get(looking({ by, occasion })), at) ? [] : [{ type: 'PersonRead', data: { userId, occasion, by, at } }],
  );

export const noteSignOut = ({ userId, by, at }: FileAct, reason: string): FileDecision =>
  decided([{ type: 'PersonSignedOut', data: { userId, reason, by, at } }]);

export const erasureStarted = ({ userId, by, at }: FileAct, reason: string): FileEvent => ({
  type: 'ErasureStarted',
  data: { userId, reason, by, at },
});
