import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { isVisible, viewOf } from './view.js';

type Deps = Pick<Ports, 'offers' | 'hits' | 'groups' | 'cards' | 'categories'>;
type Queries = Pick<ServiceHandlers<typeof offerApi>['queries'], 'one' | 'many' | 'siteMap' | 'ofPerson'>;

/** Offers as their readers see them, with hits. {@link viewOf} decides what the caller may see (ADR 71). */
export const offersRead = ({ offers, hits, groups, cards, categories }: Deps) => {
  const commands: Pick<CommandHandlers<typeof offerApi>, 'countHit'> = {
    countHit: async ({ offerId, visitor }, { actor, at }) => {
      const document = await offers.get(offerId);
      if (!document || !isVisible(document, actor, await groups.for([document], groups.askerOf(actor))))
        return { ok: false, refusal: { code: 'offer_not_found' } };
      const own = actor.kind === 'user' && actor.userId === document.ownerId;
      if (document.status === 'active' && !own) await hits.count(offerId, visitor, at);
      return { ok: true, position: START };
    },
  };
  const queries: Queries = {
    async one({ offerId }, { actor }) {
      const [document, [hitCount = 0]] = await Promise.all([offers.get(offerId), hits.of([offerId])]);
      const own = await groups.for([document], groups.askerOf(actor));
      return viewOf(document, actor, hitCount, own, categories.tree());
    },

    async many({ offerIds }, { actor }) {
      const documents = await offers.getMany(offerIds);
      return cards(documents, actor, await groups.for(documents, groups.askerOf(actor)));
    },

    async siteMap({ paging: { page, size } }) {
      const documents = await offers.find({
        filter: { status: 'active', 'audience.seenBy': 'everyone' },
        skip: (page - 1) * size,
        limit: size,
      });
      return documents.map(({ offerId, title, changedAt }) => ({ offerId, title, changedAt }));
    },

    async ofPerson({ userId }, { actor }) {
      if (!hasRight(actor, 'people')) return null;
      const [active, all] = await Promise.all([
        offers.count({ ownerId: userId, status: 'active' }),
        offers.count({ ownerId: userId }),
      ]);
      return { active, all };
    },
  };
  return { commands, queries } satisfies Capability;
};
