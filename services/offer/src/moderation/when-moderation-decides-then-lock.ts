import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { ModerationIntegrationEvent } from '@lendring/contracts/moderation/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import type { OfferDecision } from '../offer/decide.js';
import { hidePicture, showPicture } from './decide-picture.js';
import { lock, unlock } from './decide-lock.js';
import { offerAggregate, type OfferState } from '../offer/offer.aggregate.js';
import type { OfferDocument } from '../offer/document.js';

type Deps = Readonly<{
  commands: CommandHandler;
  offers: Pick<View<OfferDocument>, 'find'>;
  caughtUp: () => Promise<void>;
}>;

type Decide = (state: OfferState, offerId: string) => OfferDecision;

const enforced: ReadonlySet<string> = new Set([
  'moderation.offer_locked',
  'moderation.offer_released',
  'moderation.picture_hidden',
  'moderation.picture_released',
  'moderation.person_suspended',
  'moderation.person_reinstated',
]);

const decideAll = async (
  { commands, offers, caughtUp }: Deps,
  ownerId: string,
  call: CommandCall,
  decide: Decide,
): Promise<CommandAnswer> => {
  await caughtUp();
  for await (const { offerId } of eachOf(offers, 'offerId', (after) => ({ ownerId, ...after }))) {
    const own = { ...call, commandId: derivedId(call.commandId, offerId), asks: { decided: offerId } };
    const answer = await commands.on(offerAggregate, offerId, own, (state) => decide(state, offerId));
    if (!answer.ok) return answer;
  }
  return { ok: true, position: START };
};

/**
 * Enforces moderation decisions on offers (ADR 89). A suspension locks drafts and paused offers as well, so that a
 * concurrent command cannot bring them online. Duplicate and outdated events do nothing.
 */
export const whenModerationDecidesThenLock = (deps: Deps): Reaction => ({
  name: 'when-moderation-decides-then-lock',
  topics: ['moderation'],
  react: async ({ type, subject, data, time: at }, call): Promise<CommandAnswer | undefined> => {
    if (!enforced.has(type)) return undefined;
    const said = ModerationIntegrationEvent.parse({ type, subject, data });
    const one = (decide: Decide) => deps.commands.on(offerAggregate, subject, call, (state) => decide(state, subject));
    switch (said.type) {
      case 'moderation.offer_locked':
        return one((state, offerId) => lock(state, offerId, { because: 'offer', at }));
      case 'moderation.offer_released':
        return one((state, offerId) => unlock(state, offerId, { because: 'offer', at }));
      case 'moderation.picture_hidden':
        return one((state, offerId) => hidePicture(state, offerId, { ...said.data, at }));
      case 'moderation.picture_released':
        return one((state, offerId) => showPicture(state, offerId, { ...said.data, at }));
      case 'moderation.person_suspended':
        return decideAll(deps, subject, call, (state, offerId) => lock(state, offerId, { because: 'owner', at }));
      case 'moderation.person_reinstated':
        return decideAll(deps, subject, call, (state, offerId) => unlock(state, offerId, { because: 'owner', at }));
      default:
        return undefined;
    }
  },
});
