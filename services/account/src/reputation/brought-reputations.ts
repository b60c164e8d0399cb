import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { Brought } from '@lendring/contracts/account/reputation.js';
import { decided, isRefused } from '@lendring/contracts/kernel/decider.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Own } from '../account/own.js';
import { accountAggregate, type AccountState } from '../account/account.aggregate.js';
import type { AccountDocument } from '../account/projection.js';
import { recipientOf } from '../account/view.js';
import { bring, paperAggregate, removeBrought } from './brought.aggregate.js';
import type { Reputations } from './reputations.port.js';

type Foreign = Pick<Reputations, 'readForeign' | 'trusted'>;
type Queries = ServiceHandlers<typeof accountApi>['queries'];

export const broughtCommands = (
  {
    commands,
    load,
    reputations,
  }: Readonly<{ commands: CommandHandler; load: ServiceCore['load']; reputations: Foreign }>,
  own: Own,
): Pick<CommandHandlers<typeof accountApi>, 'bringReputation' | 'removeBrought'> => ({
  bringReputation: ({ jwt }, call) =>
    own(call, async (userId) => {
      const { at } = call;
      const read = await reputations.readForeign(jwt, at);
      if (typeof read === 'string') return { ok: false, refusal: { code: `brought_${read}` } };
      const { email } = recipientOf(await load(accountAggregate, userId));
      if (email === null || !(await read.isOf(email))) return { ok: false, refusal: { code: 'brought_not_yours' } };
      const { paperId, reputation } = read;
      const { issuer, issuedAt, expiresAt, says } = reputation;
      const { ratingAsVendor, ratingAsBorrower, loansLent, loansBorrowed } = says;
      const brought = {
        paperId,
        issuer,
        issuedAt,
        expiresAt,
        ratingAsVendor,
        ratingAsBorrower,
        loansLent,
        loansBorrowed,
      };
      return commands.execute(call, async (unit) => {
        const account = await unit.load(accountAggregate, userId);
        const paper = await unit.load(paperAggregate, paperId);
        const decision = bring({ account: account.state, paper: paper.state }, brought, { userId, at });
        if (isRefused(decision)) return decision;
        unit.append(accountAggregate, userId, decision.events.account);
        unit.append(paperAggregate, paperId, decision.events.paper);
        return decision;
      });
    }),
  removeBrought: ({ paperId }, call) =>
    own(call, (userId) =>
      commands.on(accountAggregate, userId, call, (state) =>
        decided(removeBrought(state, paperId, { userId, at: call.at })),
      ),
    ),
});

const listOf = ({ brought }: Pick<AccountState, 'brought'>): readonly Brought[] =>
  Object.entries(brought)
    .map(([paperId, reputation]) => ({ paperId, ...reputation }))
    .toSorted((a, b) => (a.issuedAt > b.issuedAt ? -1 : 1));

export const broughtQueries = ({
  load,
  accounts,
  reputations: { trusted },
}: Readonly<{ load: ServiceCore['load']; accounts: Pick<View<AccountDocument>, 'get'>; reputations: Foreign }>): Pick<
  Queries,
  'ownBrought' | 'brought'
> => ({
  ownBrought: async (_, { actor }) => ({
    trusted: [...trusted],
    brought: actor.kind === 'user' ? [...listOf(await load(accountAggregate, actor.userId))] : [],
  }),
  async brought({ userId }, { at }) {
    const document = await accounts.get(userId);
    return (document ? listOf(document) : [])
      .filter(({ issuer, expiresAt }) => expiresAt > at && trusted.includes(issuer))
      .map(({ paperId: _, ...reputation }) => reputation);
  },
});
