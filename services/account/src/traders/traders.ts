import { randomUUID } from 'node:crypto';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { OwnTrader, TraderRow } from '@lendring/contracts/account/traders.js';
import type { TraderList } from '@lendring/contracts/account/trader-rules.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type Actor, type CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Own } from '../account/own.js';
import { accountAggregate, type AccountState } from '../account/account.aggregate.js';
import type { MissingTraderDocument } from './missing-traders.js';
import type { TraderDocument } from './projection.js';
import { check, give } from './decide.js';
import { lacksOf } from './decide-missing-details.js';
import { detailsOf, kindOf, tradingOf } from './trading.js';
import { isReady, traderAggregate } from './trader.aggregate.js';

type Queries = Pick<ServiceHandlers<typeof accountApi>['queries'], 'ownTrader' | 'trader' | 'traders' | 'traderRow'>;

const roleNeeded: CommandAnswer = { ok: false, refusal: { code: 'role_needed' } };

export const traderCommands = (
  commands: CommandHandler,
  own: Own,
): Pick<CommandHandlers<typeof accountApi>, 'giveTraderDetails' | 'checkTrader'> => ({
  // Exclude the details from the command's hash, so that they exist only in the erasable event.
  giveTraderDetails: (given, call) =>
    own(call, (userId) =>
      commands.execute({ ...call, asks: 'giveTraderDetails' }, async (unit) => {
        const [{ state }, account] = [
          await unit.load(traderAggregate, userId),
          await unit.load(accountAggregate, userId),
        ];
        const decision = give(
          state,
          tradingOf(account.state),
          { userId, at: call.at },
          { traderId: randomUUID(), ...given },
        );
        if (!isRefused(decision)) unit.append(traderAggregate, userId, decision.events);
        return decision;
      }),
    ),
  checkTrader: async ({ userId, seen, finding }, call) => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, 'traders')) return roleNeeded;
    return commands.on(
      traderAggregate,
      userId,
      { ...call, asks: { check: userId, seen, outcome: finding.outcome } },
      (state) => check(state, { userId, at, by: actor.userId, seen }, finding),
    );
  },
});

type Deps = Readonly<{
  load: ServiceCore['load'];
  traders: View<TraderDocument>;
  missing: Pick<View<MissingTraderDocument>, 'get' | 'find' | 'count'>;
}>;

const mayLook = (actor: Actor, state: TraderList): boolean => hasRight(actor, state === 'ended' ? 'admin' : 'traders');

const unconfirmed = { vatIdConfirmed: false, 'details.vatId': { $ne: null }, state: { $ne: 'ended' } } as const;

const missingRow = ({ userId, since, until }: MissingTraderDocument, account: AccountState): TraderRow => ({
  userId,
  traderId: userId,
  state: 'missing',
  details: {
    ...kindOf(account),
    name: '',
    company: account.company ?? '',
    street: '',
    postal: '',
    city: '',
    country: null,
    phone: null,
    email: null,
    register: null,
    vatId: null,
  },
  certification: null,
  reason: null,
  vatIdConfirmed: false,
  seen: since,
  until,
});

export const traderQueries = ({ load, traders, missing }: Deps): Queries => {
  const missingOf = async (one: MissingTraderDocument): Promise<TraderRow> =>
    missingRow(one, await load(accountAggregate, one.userId));
  return {
    async ownTrader(_, { actor, at }): Promise<OwnTrader | null> {
      if (actor.kind !== 'user') return null;
      const [account, state] = await Promise.all([
        load(accountAggregate, actor.userId),
        load(traderAggregate, actor.userId),
      ]);
      if (!account.opened || !account.commercial) return null;
      const { current, asked, begun, overdue } = state;
      const details = detailsOf(account, current?.details?.register ?? null);
      return {
        state: current?.stage ?? 'none',
        details,
        lacks: lacksOf(details),
        certification: current && { version: current.certification, at: current.certifiedAt },
        reason: current?.reason ?? null,
        until: current === null && asked !== null && at < asked ? asked : null,
        ready: isReady(state, at),
        onlineUntil: current === null && !overdue ? begun : null,
        paused: overdue,
      };
    },

    async trader({ userId }) {
      const { current } = await load(traderAggregate, userId);
      return current?.details ? { ...current.details, certifiedAt: current.certifiedAt } : null;
    },

    async traders({ state, sort = 'since', paging: { page, size } }, { actor }) {
      const direction = sort === 'since' ? 1 : -1;
      if (!mayLook(actor, state)) return { items: [], total: 0, page, size };
      if (state === 'missing') {
        const [found, total] = await Promise.all([
          missing.find({ filter: {}, sort: [['until', direction]], skip: (page - 1) * size, limit: size }),
          missing.count({}),
        ]);
        return { items: await Promise.all(found.map(missingOf)), total, page, size };
      }
      const filter = state === 'vat_id' ? unconfirmed : { state };
      const [items, total] = await Promise.all([
        traders.find({ filter, sort: [['seen', direction]], skip: (page - 1) * size, limit: size }),
        traders.count(filter),
      ]);
      return { items: items.map((one): TraderRow => ({ ...one })), total, page, size };
    },

    async traderRow({ traderId }, { actor }): Promise<TraderRow | null> {
      if (!mayLook(actor, 'missing')) return null;
      const [given, nothing] = await Promise.all([traders.get(traderId), missing.get(traderId)]);
      if (given) return mayLook(actor, given.state) ? { ...given } : null;
      return nothing && missingOf(nothing);
    },
  };
};
