import type { requestApi } from '@lendring/contracts/request/queries.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { UnavailableDays } from '@lendring/contracts/rules/unavailability.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, demoId, done, inParallel, type Loading } from './commands.js';
import type { DemoClosing } from './content/schema.js';
import { offerIdOf } from './load-offers.js';
import { personId } from './load-people.js';

type Load = Loading &
  Readonly<{ request: Pick<ServiceClient<typeof requestApi>, 'commands'>; today: string; now: string }>;

/** Next day on or after `today` with a date of the year (`MM-DD`). */
const nextDate = (date: string, today: string): string => {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${date}`;
  return thisYear >= today ? thisYear : `${year + 1}-${date}`;
};

/** Days of an entry. Holidays begin with the next ones, and repeat as long as a repetition may. */
export const daysOf = (days: DemoClosing['days'], today: string): UnavailableDays => {
  const lastRepeat = addDays(today, limits.repeatDays);
  switch (days.kind) {
    case 'days':
      return { from: addDays(today, days.from), to: addDays(today, days.to), hours: null, repeat: null };
    case 'weekday': {
      const repeat = { every: 'week' as const, weekdays: [days.weekday], until: addDays(today, days.days) };
      return { from: today, to: today, hours: null, repeat };
    }
    case 'dates': {
      const from = nextDate(days.from, today);
      return { from, to: nextDate(days.to, from), hours: null, repeat: { every: 'year', until: lastRepeat } };
    }
  }
};

export const loadClosings = async (
  { request, today, now, ...loading }: Load,
  closings: readonly DemoClosing[],
): Promise<void> => {
  await inParallel(closings, {
    ...loading,
    width: 1,
    async work({ person, offers, days, note, reason, units }) {
      const what = `closing ${person} ${note}`;
      const rule = daysOf(days, today);
      const repeat =
        rule.repeat?.every === 'week' ? { ...rule.repeat, weekdays: [...rule.repeat.weekdays] } : rule.repeat;
      const entry = {
        entryId: demoId(what),
        offerIds: offers ? offers.map(offerIdOf) : null,
        days: { ...rule, repeat },
        note,
        kind: reason,
        ...(units && { units }),
      };
      await done(
        what,
        request.commands.enterUnavailability(entry, demoContext({ what, at: now, by: personId(person) })),
      );
    },
  });
};
