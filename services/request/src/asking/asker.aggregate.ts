import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { AskerEvent } from '@lendring/contracts/request/asking.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { nextAllowed } from '@lendring/contracts/rules/within-day.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';

export const askLimits = { open: 20, aDay: 40 } as const;

export type Asker = Readonly<{ asked: readonly Readonly<{ requestId: string; at: string }>[] }>;

/** Stream `asker-<userId>`, appended together with the request, so that concurrent requests cannot pass a limit. */
export const askerAggregate: Aggregate<Asker, AskerEvent> = {
  category: 'asker',
  initialState: { asked: [] },
  evolve: ({ asked }, { data: { requestId, at } }) => ({ asked: [...asked, { requestId, at }].slice(-askLimits.aDay) }),
};

export const countAsk = (
  { asked }: Asker,
  { requestId, userId, at, locale }: Readonly<{ requestId: string; userId: string; at: string; locale: Locale }>,
  open: number,
): Decision<readonly AskerEvent[], RequestRefusal> => {
  if (open >= askLimits.open) return refused('too_many_open_requests', { max: askLimits.open });
  const next = nextAllowed(
    asked.map((one) => one.at),
    askLimits.aDay,
    at,
  );
  return next === null
    ? decided([{ type: 'AskCounted', data: { requestId, userId, at } }])
    : refused('too_many_requests_today', { max: askLimits.aDay, time: momentIn(next, locale, OPERATOR_TIME_ZONE) });
};
