import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { ModerationIntegrationEvent } from '@lendring/contracts/moderation/integration.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate } from '../ad/ad.js';
import { resume, stop } from '../ad/moderated.js';
import { lockedWith, releasedWith } from '../feature/decide.js';
import { featureAggregate } from '../feature/feature.js';

const enforced: ReadonlySet<string> = new Set([
  'moderation.ad_locked',
  'moderation.ad_released',
  'moderation.offer_locked',
  'moderation.offer_released',
]);

/**
 * Stops ads that moderation has locked, and lets them run on (ADR 100); gives places of an offer the time back that a
 * lock took which did not last (ADR 83). Whatever is told twice, or late, does nothing.
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
