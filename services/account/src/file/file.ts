import type { FileEvent, Occasion } from '@lendring/contracts/account/file.js';
import { decided, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';

/** When each of those who looked at a person did so last, by who and on what occasion. */
export type PersonFile = Readonly<{ read: ReadonlyMap<string, string> }>;
type FileDecision = Decision<readonly FileEvent[], never>;

/** Who acts on whose file, and when. */
export type FileAct = Readonly<{ userId: string; by: string; at: string }>;

const looking = ({ by, occasion }: Readonly<{ by: string; occasion: Occasion }>): string => `${by} ${occasion}`;

const evolve = (state: PersonFile, { type, data }: FileEvent): PersonFile =>
  type === 'PersonRead' ? { read: new Map(state.read).set(looking(data), data.at) } : state;

/** Stream `file-<userId>`: who with a role looked at a person, and what they did to them (ADR 90). */
export const fileAggregate: Aggregate<PersonFile, FileEvent> = {
  category: 'file',
  initialState: { read: new Map() },
  evolve,
};

/** Reading on for the same reason, or searching on, within this time is one. */
export const ONE_SITTING_MS = 600_000;

/** Whether something that was done at `last` goes on at `at`. */
export const goesOn = (last: string | undefined, at: string): boolean =>
  last !== undefined && Date.parse(at) - Date.parse(last) < ONE_SITTING_MS;

export const noteRead = ({ read }: PersonFile, { userId, by, at }: FileAct, occasion: Occasion): FileDecision =>
  decided(
    goesOn(read.get(looking({ by, occasion })), at) ? [] : [{ type: 'PersonRead', data: { userId, occasion, by, at } }],
  );

export const noteSignOut = ({ userId, by, at }: FileAct, reason: string): FileDecision =>
  decided([{ type: 'PersonSignedOut', data: { userId, reason, by, at } }]);

/** For the same append as the erasure itself. */
export const erasureStarted = ({ userId, by, at }: FileAct, reason: string): FileEvent => ({
  type: 'ErasureStarted',
  data: { userId, reason, by, at },
});
