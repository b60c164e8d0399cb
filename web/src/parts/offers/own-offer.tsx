import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { permalinkQuery } from '../../api/offer.js';
import { forgetOffer, ownOffersChanged, putOffer, unlistOwnOffer } from '../../api/own-offers.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { DOUBLE_CLICK_MS, useAction } from '../../lib/forms/use-action.js';
import { cx } from '../../ui/cx.js';

type Named = Pick<OfferCardShape, 'offer_id' | 'title'>;
type Removing = Readonly<{ offer: Named }>;
type Doing = Removing & Readonly<{ act: 'activated' | 'deactivated' }>;

export const useOfferActions = () => {
  const { t } = useTranslation('ownOffers');
  const api = useApi();
  const queries = useQueryClient();
  const switching = useAction({
    send: ({ act, offer: { offer_id: id } }: Doing, options) =>
      act === 'activated'
        ? api.patch('/offer_activate/{id}', { id, body: {} }, options)
        : api.patch('/offer_deactivate/{id}', { id, body: {} }, options),
    done: async (next) => {
      putOffer(queries, next);
      await ownOffersChanged(queries);
    },
    said: (_, { act }) => t(`done.${act}`),
  });
  const removing = useAction({
    send: ({ offer: { offer_id: id } }: Removing, options) => api.delete('/offer/{id}', { id }, options),
    done: async (_, { offer: { offer_id: id } }) => {
      forgetOffer(queries, id);
      await unlistOwnOffer(queries, id);
      await ownOffersChanged(queries);
    },
    said: () => t('done.deleted'),
    leastMs: DOUBLE_CLICK_MS,
  });
  const copying = useAction({
    send: async ({ offer_id: id }: Named) =>
      navigator.clipboard.writeText((await queries.fetchQuery(permalinkQuery(api, id))).permalink),
    said: () => t('done.copied'),
  });
  const refused = [switching, removing].find(({ problem }) => problem);
  const busy = [switching, removing].find((action) => action.busy);
  const forget = () => {
    for (const action of [switching, removing, copying]) action.forget();
  };
  return {
    busy: busy?.input?.offer.offer_id ?? null,
    problem:
      refused?.problem && refused.input
        ? t('problem', { title: refused.input.offer.title || t('untitled'), text: refused.problem })
        : copying.problem && copying.input
          ? t('notCopied', { address: `${location.origin}/i/${copying.input.offer_id}` })
          : null,
    activate: (offer: Named) => {
      forget();
      return switching.run({ act: 'activated', offer });
    },
    deactivate: (offer: Named) => {
      forget();
      return switching.run({ act: 'deactivated', offer });
    },
    remove: (offer: Named) => {
      forget();
      return removing.run({ offer });
    },
    copyLink: (offer: Named) => {
      forget();
      return copying.run(offer);
    },
  };
};

export function LockedNote({ className }: Readonly<{ className?: string }>) {
  const { t } = useTranslation('ownOffers');
  return (
    <p className={cx('text-small text-rose-ink', className)}>
      {t('locked.text')} <Link to="/account/decisions">{t('locked.why')}</Link>
    </p>
  );
}
