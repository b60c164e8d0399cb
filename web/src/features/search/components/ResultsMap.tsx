import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import type { Box } from '../../../parts/map/LeafletMap.js';
import { MapBox } from '../../../parts/map/MapBox.js';
import { amountText, sumText } from '../../../parts/offers/PriceText.js';
import { daysPriceOf } from '../../../parts/offers/days-price.js';
import { startPrice } from '../../../parts/offers/offer-facts.js';
import { Icon } from '../../../ui/Icon.js';
import { buttonLook } from '../../../ui/button-look.js';
import type { List } from '../model/list.js';
import { pickedOf, spotsOf } from '../model/spots.js';
import { useChange } from './use-change.js';

/**
 * Map label: total for the selected dates, else the unit price: `24 €`, `10 € Spende`, `60 € / Woche`; empty if the
 * dates are not available.
 */
export const pinText = (t: AnyText, offer: Pick<OfferCardShape, 'pricing' | 'days_price'>): string => {
  const days = daysPriceOf(offer);
  if (days) return days.problem ? '' : sumText(t, { amount: days.amount, paymenttype_id: days.pricing.paymenttype_id });
  const price = startPrice(offer.pricing);
  if (!price) return '';
  const perUnit = price.paymenttype_id <= 4 && price.renttype_id !== 1;
  return [
    amountText(t, price),
    perUnit ? t(`common:price.per.${price.renttype_id}`) : '',
    price.paymenttype_id === 4 ? t('common:price.donation') : '',
  ]
    .filter(Boolean)
    .join(' ');
};

type Props = Readonly<{
  list: List;
  found: OfferSearchShape | undefined;
  active: string | null;
  onPick: (offerId: string) => void;
  className?: string;
}>;

const boxText = (box: Box): string => box.map((degrees) => degrees.toFixed(3)).join('_');

export function ResultsMap({ list, found, active, onPick, className }: Props) {
  const { t } = useTranslation(['search', 'common']);
  const words = useAnyText();
  const change = useChange(list);
  const [moved, setMoved] = useState<Box | null>(null);
  const groups = useMemo(
    () =>
      spotsOf(found?.offers ?? [], active, {
        one: (offer) => pinText(words, offer),
        several: (count) => words('map.offers', { count }),
      }),
    [found, active, words],
  );
  const spots = useMemo(() => groups.map(({ spot }) => spot), [groups]);
  const pick = useCallback((spotId: string) => onPick(pickedOf(groups, spotId, active)), [groups, active, onPick]);
  return (
    <div className={className}>
      <MapBox
        className="size-full"
        spots={spots}
        active={active}
        middle={found?.place ?? null}
        onPick={pick}
        onMoved={setMoved}
        // Do not refit the map when the list is limited to a map area.
        fit={list.fields.box ?? groups.flatMap(({ offerIds }) => offerIds).join()}
      />
      {moved && (
        <button
          type="button"
          onClick={() => {
            change({ box: boxText(moved) });
            setMoved(null);
          }}
          className={buttonLook({
            variant: 'light',
            className: 'absolute top-4 left-1/2 -translate-x-1/2 whitespace-nowrap shadow-lift',
          })}
        >
          <Icon icon={RefreshCw} size={18} />
          {t('map.searchHere')}
        </button>
      )}
      {!moved && list.fields.box && (
        <button
          type="button"
          onClick={() => change({ box: undefined })}
          className={buttonLook({
            variant: 'light',
            className: 'absolute top-4 left-1/2 -translate-x-1/2 whitespace-nowrap shadow-lift',
          })}
        >
          {t('map.leaveBox')}
        </button>
      )}
    </div>
  );
}
