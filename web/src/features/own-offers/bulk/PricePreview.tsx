import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyExact, number } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { changedPrices, type PriceChange } from './prices.js';
import type { Chosen } from './use-selection.js';

/** Offers in the preview before the rest is asked for. */
const FIRST_SHOWN = 5;

/** Prices of the selected offers, at first of some, before and after a change, with the amount that was rounded. */
export function PricePreview({ targets, change }: Readonly<{ targets: readonly Chosen[]; change: PriceChange }>) {
  const { t } = useTranslation('offerTable');
  const any = useAnyText();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? targets : targets.slice(0, FIRST_SHOWN);
  return (
    <section aria-label={t('bulk.preview.title')} className="sm:col-span-3">
      <h3 className="text-base font-bold">{t('bulk.preview.title')}</h3>
      <ul className="mt-1 list-none p-0 text-small">
        {shown.map(({ offer_id: id, title, pricing }) => {
          const prices = changedPrices(pricing, change);
          return (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 wrap-anywhere"
            >
              <span className="min-w-0">{title || any('ownOffers:untitled')}</span>
              <span className="ml-auto text-right">
                {prices.length === 0 && t('per' in change ? 'bulk.preview.same' : 'bulk.preview.none')}
                {prices.map(({ before, after, exact }) => (
                  <span key={before.pricing_id} className="block">
                    {moneyExact({ minor: before.amount })} <Icon icon={ArrowRight} size={14} className="inline" />
                    <span className="sr-only">{t('bulk.preview.becomes')}</span>{' '}
                    <b>{moneyExact({ minor: after.amount })}</b> {any(`price.per.${after.renttype_id}`)}
                    {exact !== after.amount && (
                      <span className="block text-muted">
                        {t('bulk.preview.rounded', { amount: moneyExact({ minor: exact }) })}
                      </span>
                    )}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {shown.length < targets.length && (
        <Button variant="ghost" small onClick={() => setAll(true)}>
          {t('bulk.preview.all', { shown: number(targets.length) })}
        </Button>
      )}
    </section>
  );
}
