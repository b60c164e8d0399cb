import type { PartnerRefusal } from '@lendring/contracts/partner/refusals.js';
import { callerIdOf, refuse } from '@lendring/contracts/kernel/service-api.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { partnerApi } from '@lendring/contracts/partner/queries.js';
import { targetProblem } from '@lendring/platform/outgoing/addresses.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { newSecret } from '../delivery/signature.js';
import type { Ports } from '../ports.js';
import { changeWebhook, createWebhook, deleteWebhook, replayWebhook, rotateSecret } from './decide.js';
import { ownWebhookIn, ownWebhooks } from './own-webhooks.js';
import { webhookOf } from './view.js';
import { onOwnWebhook } from './webhook-commands.js';

type Deps = Pick<
  Ports,
  'commands' | 'read' | 'withSecrets' | 'feed' | 'places' | 'mark' | 'progress' | 'deliveries' | 'targets'
>;
type CommandNames = 'createWebhook' | 'changeWebhook' | 'deleteWebhook' | 'rotateSecret' | 'replayWebhook';
type QueryNames = 'webhooks' | 'webhook' | 'secret';

const earlier = (at: string, days: number): string => new Date(Date.parse(at) - days * DAY_MS).toISOString();

export const webhooks = (deps: Deps) => {
  const { read, withSecrets, feed, places, mark, progress, deliveries, targets } = deps;
  const onWebhook = onOwnWebhook(deps);
  const ownWebhook = ownWebhookIn(read);
  const handlers: Pick<CommandHandlers<typeof partnerApi>, CommandNames> = {
    createWebhook: async (data, call) => {
      const problem = targetProblem(data.url, targets);
      if (problem) return refuse<PartnerRefusal>(problem);
      const [secret, place] = [newSecret(), { after: await feed.end(), mark: await mark(), since: call.at }];
      return onWebhook(call, data.webhookId, (state, owned) =>
        createWebhook(state, { ...owned, ...data, secret, place }, call.at),
      );
    },
    changeWebhook: async (data, call) => {
      const problem = data.changes.url === undefined ? null : targetProblem(data.changes.url, targets);
      return problem
        ? refuse<PartnerRefusal>(problem)
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
    replayWebhook: async (data, call) => {
      const found = await places(data.from, call.at);
      // Use the oldest allowed time for a cursor, which carries no time, so that no event is missed.
      const since = 'since' in data.from ? data.from.since : earlier(call.at, partnerLimits.replayDays);
      const place = 'refusal' in found ? null : { after: found.cursor, mark: await mark(), since };
      return onWebhook(call, data.webhookId, (state, owned) =>
        'refusal' in found || !place
          ? refused('refusal' in found ? found.refusal : 'cursor_unknown')
          : replayWebhook(state, owned, place, call.at),
      );
    },
  };
  const queries: Pick<ServiceHandlers<typeof partnerApi>['queries'], QueryNames> = {
    webhooks: ownWebhooks(deps),
    async webhook({ webhookId }, context) {
      const webhook = await ownWebhook(webhookId, context);
      return webhook && webhookOf(webhook, await progress.of(webhook));
    },
    async secret({ webhookId }, context) {
      const ownerId = callerIdOf(context);
      const webhook = ownerId === null ? null : (await withSecrets(ownerId))[webhookId];
      if (!webhook?.secret) return null;
      return {
        secret: webhook.secret,
        previousUntil: webhook.previous && webhook.previous.until > context.at ? webhook.previous.until : null,
      };
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
