import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { TraderRow } from '@lendring/contracts/account/traders.js';
import type { traderCalls, TraderRowShape } from '@lendring/contracts/http/traders.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { peopleOfEach } from '../shapes/people.js';
import { pagingOf } from './paging.js';

export const traderHandlers = (apis: ServiceApis): Handlers<keyof typeof traderCalls> => {
  const { commands, queries } = apis.account;

  const shapesOf = async (caller: Caller, rows: readonly TraderRow[]): Promise<Camel<TraderRowShape>[]> => {
    const people = await peopleOfEach(apis, caller, rows, ({ userId }) => userId);
    return rows.map((row) => {
      const person = people.get(row.userId);
      return { ...row, nickname: person && !person.former ? person.nickname : null };
    });
  };

  return {
    giveTraderDetails: async ({ body }, caller) => {
      const after = accepted(await commands.giveTraderDetails(body, commandContext(caller)));
      return found(await queries.ownTrader({}, queryContext(caller, after)), 'account_not_found');
    },
    traders: async ({ query: { state, sort, page, size } }, caller) => {
      const answer = await queries.traders({ state, sort, paging: { page, size } }, queryContext(caller));
      return { traders: await shapesOf(caller, answer.items), paging: pagingOf(answer) };
    },
    trader: async ({ id: traderId }, caller) => {
      const row = found(await queries.traderRow({ traderId }, queryContext(caller)), 'trader_unknown');
      return found((await shapesOf(caller, [row]))[0] ?? null, 'trader_unknown');
    },
  };
};
