import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { changing } from '../offer/change.js';
import type { Ports } from '../ports.js';
import { addImage, removeImage } from './decide.js';
import { whenPicturesGoThenTheirFilesDo } from './when-pictures-go-then-their-files-do.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'offers' | 'included' | 'pictures'>;

/** Pictures of an offer up to the limit of the plan, and their files, which follow the offer's state (ADR 24). */
export const offerPictures = ({ commands, load, offers, included, pictures }: Deps) => {
  const change = changing({ commands });
  const handlers: Pick<CommandHandlers<typeof offerApi>, 'addImage' | 'removeImage'> = {
    addImage: (data, call) =>
      change(call, data, async (state, asked) => {
        const decision = addImage(state, asked, data.picture, data.fingerprint, data.source);
        if (isRefused(decision) || decision.events.length === 0 || asked.userId === null) return decision;
        const max = await included.of(asked.userId, 'pictures');
        return max !== null && state.images.length >= max ? refused('too_many_images', { max }) : decision;
      }),
    removeImage: (data, call) => change(call, data, (state, asked) => removeImage(state, asked, data.imageId)),
  };
  const queries: Pick<ServiceHandlers<typeof offerApi>['queries'], 'imageRoom'> = {
    async imageRoom({ offerId }, { actor }) {
      const document = await offers.get(offerId);
      return document && actor.kind === 'user' && document.ownerId === actor.userId
        ? limits.images - document.images.length
        : null;
    },
  };
  return {
    commands: handlers,
    queries,
    policies: [whenPicturesGoThenTheirFilesDo({ load, pictures })],
  } satisfies Capability;
};
