import MapIcon from 'lucide-react/icons/map';
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
import { daysPriceOf } from '../../../parts/offers/OfferPrice.js';
import { startPrice } from '../../../parts/offers/offer-facts.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import { buttonLook } from '../../../ui/button-look.js';
import type { List } from '../model/list.js';
import { pickedOf, spotsOf } from '../model/spots.js';
import { ResultRow } from './ResultRow.js';
import { useChange } from './SortMenu.js';

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
  asksAbove?: boolean;
  className?: string;
}>;

const boxText = (box: Box): string => box.map((degrees) => degrees.toFixed(3)).join('_');

export function ResultsMap({ list, found, active, onPick, asksAbove = false, className }: Props) {
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
        asksAbove={asksAbove}
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

export function MobileMap({ list, found }: Readonly<{ list: List; found: OfferSearchShape }>) {
  const { t } = useTranslation(['search', 'common']);
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const offer = found.offers.find(({ offer_id: id }) => id === picked);
  return (
    <div className="lg:hidden noscript:hidden">
      <div
        aria-hidden
        className="pointer-events-none fixed inset-x-0 bottom-(--foot) z-10 h-24 bg-linear-to-t from-paper via-paper/90 via-70% to-paper/0 low:hidden"
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="fixed bottom-[calc(var(--foot)+1.25rem)] left-1/2 z-20 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border-0 bg-dark px-[18px] font-bold text-white shadow-lift focus-visible:outline-offset-4 low:static low:mt-4 low:translate-x-0"
      >
        <Icon icon={MapIcon} />
        {t('common:map.open')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('common:map.label')} shape="full">
        <div className="fixed inset-x-0 top-[68px] bottom-0">
          <ResultsMap
            list={list}
            found={found}
            active={picked}
            onPick={setPicked}
            asksAbove={offer !== undefined}
            className="absolute inset-0"
          />
          {offer && (
            <div className="absolute inset-x-3 bottom-3 z-10 rounded-lg bg-paper px-4 shadow-lift [&_article]:border-b-0">
              <ResultRow
                offer={offer}
                from={list.fields.from}
                to={list.fields.to}
                count={list.fields.count}
                near={found.place?.label ?? ''}
              />
            </div>
          )}
        </div>
      </Dialog>
    </div>
  );
}
