import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { accountAggregate } from './account.aggregate.js';
import { agreeToTerms, open } from './decide.js';
import { notFound } from './own.js';
import { isGone, recipientOf } from './view.js';
import { withAddress } from './with-address.js';

type Queries = Pick<ServiceHandlers<typeof accountApi>['queries'], 'agreements' | 'recipient' | 'languageAt'>;

/** Opens accounts at the first sign-in, records agreements to terms, and keeps the address and language of mails. */
export const account = ({
  commands,
  load,
  loadKnown,
  read: { accounts },
  own,
}: Pick<Ports, 'commands' | 'load' | 'loadKnown' | 'read' | 'own'>) => {
  const handlers: Pick<CommandHandlers<typeof accountApi>, 'open' | 'agreeToTerms'> = {
    open: async (data, call) => {
      const { actor, locale } = call;
      if (actor.kind === 'visitor' || (actor.kind === 'user' && actor.userId !== data.userId)) return notFound;
      const person = { ...data, agreed: data.terms === undefined ? undefined : { version: data.terms, at: call.at } };
      return commands.on(accountAggregate, data.userId, call, (state) => open(state, data.userId, person, locale));
    },
    agreeToTerms: ({ version }, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => agreeToTerms(state, userId, { version, at: call.at })),
      ),
  };
  const queries: Queries = {
    agreements: async (_, { actor }) =>
      actor.kind === 'user' ? [...(await load(accountAggregate, actor.userId)).agreed] : [],

    async recipient({ userId }, { actor }) {
      if (actor.kind !== 'system') return null;
      const state = await loadKnown(accountAggregate, userId);
      return state.opened && !isGone(state) ? recipientOf(state) : null;
    },

    async languageAt({ email }, { actor }) {
      if (actor.kind !== 'system') return null;
      const document = await withAddress(accounts, email);
      return document && recipientOf(document).locale;
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
