import { lruMap } from '@lendring/platform/base/lru-map.js';
import type { CallName } from '@lendring/contracts/http/calls.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { commandContext, type Caller } from './handlers.js';

/** Reports a user's activity to the account service once a day, without waiting for the result. */
export type NoteActivity = (call: CallName, caller: Caller) => void;

type ActivityApi = Readonly<{ commands: Pick<ServiceApis['account']['commands'], 'noteActive'> }>;

const REMEMBERED = 50_000;
/** Calls that open pages send by polling, and that therefore prove no user activity. */
const byItself: ReadonlySet<CallName> = new Set<CallName>(['status']);

export const createActivity = (account: ActivityApi): NoteActivity => {
  const lastDays = lruMap<string, string>(REMEMBERED);
  return (call, caller) => {
    const { userId, at } = caller;
    if (userId === null || byItself.has(call)) return;
    const day = dayIn(at, OPERATOR_TIME_ZONE);
    if (lastDays.get(userId) === day) return;
    lastDays.set(userId, day);
    account.commands.noteActive({}, commandContext(caller)).then(
      ({ ok }) => {
        if (!ok) lastDays.delete(userId);
      },
      () => lastDays.delete(userId),
    );
  };
};
