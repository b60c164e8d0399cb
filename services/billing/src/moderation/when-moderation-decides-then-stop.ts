import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { ModerationIntegrationEvent } from '@lendring/contracts/moderation/integration.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate } from '../ads/ad.aggregate.js';
import { resume, stop } from './decide.js';
import { lockedWith, releasedWith } from '../featured-offers/decide.js';
import { featureAggregate } from '../featured-offers/feature.aggregate.js';

const enforced: ReadonlySet<string> = new Set([
  'moderation.ad_locked',
  'moderation.ad_released',
  'moderation.offer_locked',
  'moderation.offer_released',
]);

/**
 * Stops and releases ads after moderation decisions (ADR 100); extends an offer's features by the time of a lock that
 * was lifted (ADR 83). Repeated or late messages have no effect.
 */
export const whenModerationDecidesThenStop = (commands: CommandHandler): Reaction => ({
  name: 'when-moderation-decides-then-stop',
  topics: ['moderation'],
  react: async ({ type, subject, data, time: at }, call): Promise<CommandAnswer | undefined> => {
    if (!enforced.has(type)) return undefined;
    const said = ModerationIntegrationEvent.parse({ type, subject, data });
    switch (said.type) {
      case 'moderation.ad_locked':
        return commands.on(adAggregate, subject, call, (state) => stop(state, { ...said.data, at }));
      case 'moderation.ad_released':
        return commands.on(adAggregate, subject, call, (state) => resume(state, { ...said.data, at }));
      case 'moderation.offer_locked':
        return commands.on(featureAggregate, subject, call, (state) => lockedWith(state, { offerId: subject, at }));
      case 'moderation.offer_released':
        return commands.on(featureAggregate, subject, call, (state) => releasedWith(state, { offerId: subject, at }));
      default:
        return undefined;
    }
  },
});
