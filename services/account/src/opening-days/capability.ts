import type { accountApi } from '@lendring/contracts/account/queries.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { exceptionFrom } from '@lendring/contracts/rules/opening-days.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { accountAggregate, type AccountState } from '../account/account.aggregate.js';
import type { Ports } from '../ports.js';
import { addExceptions, changeException, removeException, removePlaceHours, setHours } from './decide.js';
import { holidaysFrom } from './holidays.js';
import { comingFrom, openingAt, openingsOf, ownOpeningDays } from './opening-days.aggregate.js';

type Commands = Pick<
  CommandHandlers<typeof accountApi>,
  'setOpeningHours' | 'removePlaceHours' | 'addOpeningExceptions' | 'changeOpeningException' | 'removeOpeningException'
>;
type Queries = Pick<
  ServiceHandlers<typeof accountApi>['queries'],
  'openingDays' | 'opening' | 'openings' | 'publicHolidays'
>;

const todayOf = ({ address }: Pick<AccountState, 'address'>, at: string): string =>
  dayIn(at, timeZones[address?.country ?? 'DE']);

/** Days and times of pick-up and return at each place of a provider (spec §3, opening days). */
export const openingDays = ({
  commands,
  load,
  loadKnown,
  own,
}: Pick<Ports, 'commands' | 'load' | 'loadKnown' | 'own'>) => {
  const handlers: Commands = {
    setOpeningHours: (data, call) =>
      own(call, (userId) => commands.on(accountAggregate, userId, call, (state) => setHours(state, userId, data))),
    removePlaceHours: ({ placeId }, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => removePlaceHours(state, userId, placeId)),
      ),
    addOpeningExceptions: ({ exceptions }, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) =>
          addExceptions(state, userId, exceptions, todayOf(state, call.at)),
        ),
      ),
    changeOpeningException: (exception, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) =>
          changeException(state, userId, exception, todayOf(state, call.at)),
        ),
      ),
    removeOpeningException: ({ exceptionId }, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => removeException(state, userId, exceptionId)),
      ),
  };
  const queries: Queries = {
    async openingDays(_, { actor, at }) {
      const state = actor.kind === 'user' ? await load(accountAggregate, actor.userId) : accountAggregate.initialState;
      const days = ownOpeningDays(state);
      const today = todayOf(state, at);
      return { ...days, exceptions: days.exceptions.filter((one) => exceptionFrom(one, today)) };
    },

    // Read the log, because a request is decided right after a change, when the read model may lag behind.
    async opening({ userId, placeId }, { at }) {
      const state = await loadKnown(accountAggregate, userId);
      return comingFrom(openingAt(state, placeId ?? null), todayOf(state, at));
    },

    async openings({ userId }, { actor, at }) {
      if (actor.kind !== 'system') return [];
      const state = await loadKnown(accountAggregate, userId);
      return openingsOf(state, todayOf(state, at));
    },

    publicHolidays: async ({ country, region, from }) => holidaysFrom(country, region, from),
  };
  return { commands: handlers, queries } satisfies Capability;
};
