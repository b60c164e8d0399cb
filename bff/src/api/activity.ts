import type { CallName } from '@lendring/contracts/http/calls.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { commandContext, type Caller } from './handlers.js';

/** Tells the account service, once a day, that somebody is here. Nobody waits for it, and one that is lost does no harm. */
export type NoteActivity = (call: CallName, caller: Caller) => void;

type ActivityDoor = Readonly<{ commands: Pick<Doors['account']['commands'], 'noteActive'> }>;

/** So many people are remembered; the account service knows by itself whom it has counted. */
const REMEMBERED = 50_000;
/** Every open page asks for its badges: whoever looks at it or not. */
const byItself: ReadonlySet<CallName> = new Set<CallName>(['status']);

export const createActivity = (account: ActivityDoor): NoteActivity => {
  let today = '';
  let seen = new Set<string>();
  return (call, caller) => {
    const { userId, at } = caller;
    if (userId === null || byItself.has(call)) return;
    const day = dayIn(at, timeZones.DE);
    if (day !== today || seen.size >= REMEMBERED) [today, seen] = [day, new Set()];
    if (seen.has(userId)) return;
    seen.add(userId);
    account.commands.noteActive({}, commandContext(caller)).then(
      ({ ok }) => {
        // Whose account is only being opened is asked about again.
        if (!ok) seen.delete(userId);
      },
      () => seen.delete(userId),
    );
  };
};
