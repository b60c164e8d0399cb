import { decided } from '@lendring/contracts/kernel/decider.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { notificationApi } from '@lendring/contracts/notification/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { unsubscribingOf } from '../channels/mail/unsubscribe-link.js';
import type { Ports } from '../ports.js';
import { change } from './decide.js';
import { preferencesAggregate } from './preferences.aggregate.js';
import { preferencesOf } from './preferences-of.js';

type Queries = Pick<ServiceHandlers<typeof notificationApi>['queries'], 'preferences' | 'unsubscribing'>;
type Names = 'changePreferences' | 'unsubscribe';

/** Channels, groups and hours of each user; an unsubscribe link changes only its groups. */
export const preferences = (deps: Pick<Ports, 'commands' | 'load' | 'loadKnown' | 'channels' | 'linkSecret'>) => {
  const { commands, load, linkSecret } = deps;
  const own = preferencesOf(deps);
  const handlers: Pick<CommandHandlers<typeof notificationApi>, Names> = {
    async changePreferences(changes, call) {
      const { actor } = call;
      if (actor.kind !== 'user') return { ok: true, position: START };
      return commands.on(preferencesAggregate, actor.userId, call, (state) =>
        decided(change(state, actor.userId, changes)),
      );
    },
    async unsubscribe({ token }, call) {
      const link = unsubscribingOf(linkSecret, token);
      if (!link) return { ok: false, refusal: { code: 'unsubscribe_link_unknown' } };
      const { userId, groups, until } = link;
      if (Date.parse(call.at) > until) return { ok: false, refusal: { code: 'unsubscribe_link_expired' } };
      const switches = groups.map((group) => ({ channel: 'mail' as const, group, on: false }));
      return commands.on(preferencesAggregate, userId, call, (state) => decided(change(state, userId, { switches })));
    },
  };
  const queries: Queries = {
    async unsubscribing({ token }, { at }) {
      const link = unsubscribingOf(linkSecret, token);
      if (!link) return null;
      const { switches } = await load(preferencesAggregate, link.userId);
      return {
        groups: [...link.groups],
        expired: Date.parse(at) > link.until,
        done: link.groups.every((group) => !switches.mail[group]),
      };
    },
    preferences: async (_, { actor }) => (actor.kind === 'user' ? own(actor.userId) : null),
  };
  return { commands: handlers, queries } satisfies Capability;
};
