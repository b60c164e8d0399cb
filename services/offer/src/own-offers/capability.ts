import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { OwnOfferCard } from '@lendring/contracts/offer/own-offers.js';
import { OfferStatus } from '@lendring/contracts/rules/terms.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { OfferDocument } from '../offer/document.js';
import { shownImages } from '../offer/offer.aggregate.js';
import type { Ports } from '../ports.js';
import { everyOne, ownOrder, withWords } from './own-offers.js';

export const ownOffers = ({ offers, hits, cards }: Pick<Ports, 'offers' | 'hits' | 'cards'>) => {
  const ownCards = async (documents: readonly OfferDocument[], owner: Actor): Promise<OwnOfferCard[]> => {
    const hidden = new Map(documents.map((one) => [one.offerId, one.images.length - shownImages(one).length]));
    const found = await cards(documents, owner, []);
    return found.map((card) => ({ ...card, hiddenPictures: hidden.get(card.offerId) ?? 0 }));
  };
  const queries: Pick<ServiceHandlers<typeof offerApi>['queries'], 'own' | 'ownRows' | 'ownFigures'> = {
    async own({ status, text, outsideGroup, sort = 'changed', paging: { page, size } }, { actor }) {
      if (actor.kind !== 'user') return { items: [], total: 0, page, size };
      const filter: Filter = { ownerId: actor.userId, ...(status && { status }) };
      if (text || outsideGroup || sort !== 'changed') {
        const chosen = withWords(await everyOne(offers, filter), text ?? '').filter(
          ({ audience }) => !outsideGroup || !audience.groupIds.includes(outsideGroup),
        );
        const seen = sort === 'hits' ? await hits.of(chosen.map(({ offerId }) => offerId)) : [];
        const ordered = ownOrder(
          chosen,
          sort,
          new Map(chosen.map(({ offerId }, index) => [offerId, seen[index] ?? 0])),
        );
        return {
          items: await ownCards(ordered.slice((page - 1) * size, page * size), actor),
          total: chosen.length,
          page,
          size,
        };
      }
      const [documents, total] = await Promise.all([
        offers.find({ filter, sort: [['changedAt', -1]], skip: (page - 1) * size, limit: size }),
        offers.count(filter),
      ]);
      return { items: await ownCards(documents, actor), total, page, size };
    },
    async ownRows({ text = '', sort = 'title', offerIds, paging: { page, size } }, { actor }) {
      if (actor.kind !== 'user') return { items: [], total: 0, page, size };
      const chosen = withWords(
        await everyOne(offers, {
          ownerId: actor.userId,
          status: { $in: ['active', 'inactive', 'locked'] },
          ...(offerIds && { offerId: { $in: offerIds } }),
        }),
        text,
        ({ title, number }) => `${title} ${number ?? ''}`,
      );
      const rows = ownOrder(chosen, sort, new Map())
        .slice((page - 1) * size, page * size)
        .flatMap(({ offerId, title, number, stock: { quantity }, status, placeId }) => {
          const listed = OfferStatus.safeParse(status);
          return listed.success ? [{ offerId, title, number, quantity, status: listed.data, placeId }] : [];
        });
      return { items: rows, total: chosen.length, page, size };
    },

    async ownFigures({ offerId, from, to }, { actor }) {
      if (actor.kind !== 'user') return { days: [], offers: [] };
      const filter: Filter = { ownerId: actor.userId, ...(offerId && { offerId }) };
      const own = await everyOne(offers, filter);
      const days = new Map<string, number>();
      const views = new Map<string, number>();
      for (const { offerId: id, day, hits: seen } of await hits.daily(
        own.map((one) => one.offerId),
        from,
        to,
      )) {
        days.set(day, (days.get(day) ?? 0) + seen);
        views.set(id, (views.get(id) ?? 0) + seen);
      }
      return {
        days: [...days].map(([day, seen]) => ({ day, views: seen })),
        offers: own.map(({ offerId: id, title, number, stock, onlineSince }) => ({
          offerId: id,
          title,
          number,
          units: stock.quantity,
          onlineSince,
          views: views.get(id) ?? 0,
        })),
      };
    },
  };
  return { queries } satisfies Capability;
};
