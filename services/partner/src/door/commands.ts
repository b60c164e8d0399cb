import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import type { partnerDoor } from '@lendring/contracts/partner/queries.js';
import { partnerLimits } from '@lendring/contracts/partner/feed.js';
import type { PartnerRefusal } from '@lendring/contracts/partner/refusals.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { IncludedInPlan } from '@lendring/platform/runtime/plans/included.port.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Deliveries } from '../delivery/deliveries.js';
import type { Dispatcher } from '../delivery/dispatcher.js';
import { newSecret } from '../delivery/signature.js';
import type { Feed } from '../feed/feed.js';
import type { Places } from '../feed/places.js';
import { createKey, noteKeyUse, revokeKey, revokeKeys } from '../key/decide.js';
import { keyRingAggregate } from '../key/key.js';
import { targetProblem, type Targets } from '@lendring/platform/outgoing/addresses.js';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  replayWebhook,
  rotateSecret,
  switchOff,
  testWebhook,
  type Owned,
  type WebhookDecision,
} from '../webhook/decide.js';
import { webhooksAggregate, type Webhook, type Webhooks } from '../webhook/webhook.js';

export type PartnerCommandDeps = Readonly<{
  commands: CommandHandler;
  feed: Pick<Feed, 'end'>;
  places: Places;
  mark: () => Promise<string>;
  dispatcher: Pick<Dispatcher, 'test'>;
  deliveries: Pick<Deliveries, 'forget'>;
  targets: Targets;
  included: IncludedInPlan;
}>;

const earlier = (at: string, days: number): string => new Date(Date.parse(at) - days * 86_400_000).toISOString();

const no = (code: PartnerRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

/** Owners change only their own keys and webhooks; those of others are refused as not found. */
export const partnerCommandHandlers = ({
  commands,
  feed,
  places,
  mark,
  dispatcher,
  deliveries,
  targets,
  included,
}: PartnerCommandDeps): CommandHandlers<typeof partnerDoor> => {
  const own = async (
    { actor }: CommandCall,
    missing: PartnerRefusal,
    act: (ownerId: string) => Promise<CommandAnswer>,
  ) => (actor.kind === 'user' ? act(actor.userId) : no(missing));
  const onWebhook = (
    call: CommandCall,
    webhookId: string,
    decide: (state: Webhooks, owned: Owned) => WebhookDecision,
  ) =>
    own(call, 'webhook_not_found', (ownerId) =>
      commands.on(webhooksAggregate, ownerId, call, (state) => decide(state, { ownerId, webhookId })),
    );

  return {
    // Exclude the hash from the idempotency check: a repeated click creates one key, and only the first key's secret is
    // valid.
    createKey: (data, call) =>
      own(call, 'key_not_found', async (ownerId) => {
        const { keyId, name, scopes } = data;
        const max = Math.min(partnerLimits.keys, (await included.of(ownerId, 'apiKeys')) ?? partnerLimits.keys);
        return commands.on(
          keyRingAggregate,
          ownerId,
          { ...call, asks: { createKey: { keyId, name, scopes } } },
          (ring) => createKey(ring, ownerId, data, call.at, max),
        );
      }),
    revokeKey: (data, call) =>
      own(call, 'key_not_found', (ownerId) =>
        commands.on(keyRingAggregate, ownerId, call, (ring) => revokeKey(ring, ownerId, data.keyId)),
      ),
    noteKeyUse: async (data, call) =>
      call.actor.kind === 'system'
        ? commands.on(keyRingAggregate, data.ownerId, call, (ring) =>
            noteKeyUse(ring, data.ownerId, data.keyId, data.day),
          )
        : no('key_not_found'),
    shutOff: async ({ ownerId }, call) => {
      if (call.actor.kind !== 'system') return no('key_not_found');
      const revoked = await commands.on(keyRingAggregate, ownerId, call, (ring) => revokeKeys(ring, ownerId));
      const webhooks = { ...call, commandId: derivedId(call.commandId, 'webhooks') };
      return revoked.ok
        ? commands.on(webhooksAggregate, ownerId, webhooks, (state) => switchOff(state, ownerId))
        : revoked;
    },

    createWebhook: async (data, call) => {
      const problem = targetProblem(data.url, targets);
      if (problem) return no(problem);
      const [secret, place] = [newSecret(), { after: await feed.end(), mark: await mark(), since: call.at }];
      return onWebhook(call, data.webhookId, (state, owned) =>
        createWebhook(state, { ...owned, ...data, secret, place }, call.at),
      );
    },
    changeWebhook: async (data, call) => {
      const problem = data.changes.url === undefined ? null : targetProblem(data.changes.url, targets);
      return problem
        ? no(problem)
        : onWebhook(call, data.webhookId, (state, owned) => changeWebhook(state, owned, data.changes));
    },
    deleteWebhook: async (data, call) => {
      const answer = await onWebhook(call, data.webhookId, (state, owned) => deleteWebhook(state, owned));
      if (answer.ok) await deliveries.forget(data.webhookId);
      return answer;
    },
    rotateSecret: (data, call) => {
      const secret = newSecret();
      return onWebhook(call, data.webhookId, (state, owned) => rotateSecret(state, owned, secret, call.at));
    },
    testWebhook: async (data, call) => {
      const deliveryId = call.commandId;
      let tested: Webhook | null = null;
      const answer = await onWebhook(call, data.webhookId, (state, owned) => {
        const decision = testWebhook(state, owned, deliveryId, call.at);
        tested = state[data.webhookId] ?? null;
        return decision;
      });
      if (answer.ok && tested) dispatcher.test(tested, deliveryId);
      return answer;
    },
    replayWebhook: async (data, call) => {
      const found = await places(data.from, call.at);
      // A cursor carries no time; the oldest allowed time misses no event.
      const since = 'since' in data.from ? data.from.since : earlier(call.at, partnerLimits.replayDays);
      const place = 'refusal' in found ? null : { after: found.cursor, mark: await mark(), since };
      return onWebhook(call, data.webhookId, (state, owned) =>
        'refusal' in found || !place
          ? refused('refusal' in found ? found.refusal : 'cursor_unknown')
          : replayWebhook(state, owned, place, call.at),
      );
    },
  };
};
