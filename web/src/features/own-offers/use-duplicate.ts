import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { audienceOf } from '../../parts/offers/among.js';
import { ownOffersChanged, putOffer } from '../../api/own-offers.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { type Action, DOUBLE_CLICK_MS, useAction } from '../../lib/forms/use-action.js';

/**
 * Copied values of an offer: everything except the pictures, which are copied by a call of their own, the own number,
 * which belongs to one specific item, and the acceptance of the terms. Groups are copied, so that the copy of an item
 * for members is not for everyone.
 */
const copyOf = (offer: OfferShape, copiedTitle: (title: string) => string, newId: () => string): OfferPatch => {
  const {
    category_id,
    title,
    short_description,
    description,
    pricing,
    deposit,
    quantity,
    deposit_kind,
    deposit_per_unit,
    commercial_only,
    auto_accept,
    hold_hours,
    booking_rules,
    ask_rules,
    delivery,
    metadata,
    parts,
    tags,
    place_id,
  } = offer;
  return {
    ...(category_id === null ? {} : { category_id }),
    title: title && shortened(title, copiedTitle),
    short_description,
    description,
    deposit,
    quantity,
    deposit_kind,
    deposit_per_unit,
    commercial_only,
    auto_accept,
    hold_hours,
    booking_rules,
    ask_rules,
    delivery,
    metadata,
    parts,
    tags,
    place_id,
    ...(offer.audience.groups.length > 0 && { audience: audienceOf(offer) }),
    pricing: pricing.map((price) => ({ ...price, pricing_id: newId() })),
  };
};

/** Title of a copy, within the limit; its mark is kept whole. */
const shortened = (title: string, copiedTitle: (title: string) => string): string => {
  const excess = copiedTitle(title).length - limits.title;
  return copiedTitle(excess > 0 ? title.slice(0, -excess).trimEnd() : title);
};

type Copied = Pick<OfferCardShape, 'offer_id' | 'title'>;

/** @param shown shows the copy; without it, the wizard opens where its title is */
export const useDuplicate = (shown?: (copy: OfferShape) => void | Promise<void>): Action<Copied> => {
  const { t } = useTranslation('ownOffers');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    send: async (offer: Copied, options) => {
      const patch = copyOf(
        await api.get('/offer/{id}', { id: offer.offer_id }),
        (title) => t('copyOf', { title }),
        () => crypto.randomUUID(),
      );
      // A retry has the same idempotency key, so it continues with the draft from the first attempt.
      const { offer_id: id } = await api.post('/offer', { body: {} }, options);
      await api.patch('/offer/{id}', { id, body: patch });
      return api.post('/offer_image_copy/{id}', { id, body: { offer_id: offer.offer_id } });
    },
    // Stay busy until the page has changed, to ignore a second press.
    done: async (copy) => {
      putOffer(queries, copy);
      await ownOffersChanged(queries);
      if (shown) await shown(copy);
      else
        await navigate({
          to: '/offer/create/$step',
          params: { step: 'description' },
          search: { draft: copy.offer_id },
        });
    },
    said: () => t('done.duplicated'),
    leastMs: DOUBLE_CLICK_MS,
  });
};
