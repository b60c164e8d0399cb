import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { choicesOf, type DeliveryChoice, deliveryPrice, servicesOf } from '@lendring/contracts/rules/delivery.js';
import { addressLine, ownPlacesQuery, placeLabel } from '../../../api/own-offers.js';
import { moneyExact, number } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import type { Profile } from '../../../lib/session/session.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Select } from '../../../ui/Select.js';
import type { Delivery } from './use-delivery.js';

type Props = Readonly<{
  rule: NonNullable<OfferShape['delivery']>;
  /** The lender has opening days, on which a loan begins and ends. */
  hasOpeningDays: boolean;
  delivery: Delivery;
  /** A submit was refused for want of a delivery price. */
  isRefused: boolean;
  profile: Profile;
  name: string;
  here: string;
}>;

/** Value of the entry that stands for a deleted address. */
const GONE = 'gone';

export function DeliveryFields({ rule, hasOpeningDays, delivery, isRefused, profile, name, here }: Props) {
  const { t } = useTranslation('offerRules');
  const { choice, placeId, places = [], price, isPlaceGone, onChoice, onPlace } = delivery;
  const { data: own = [] } = useQuery({ ...ownPlacesQuery(useApi()), enabled: places.length > 1 || isPlaceGone });
  const obstacle = price && 'problem' in price ? price : null;
  const steps = rule.steps.map(({ up_to_km: upToKm, price: cents }) => ({ upToKm, cents }));
  const km = places.find(({ place_id: one }) => one === placeId)?.up_to_km;
  const cents = steps.map((step) => step.cents);
  const [least, most] = [Math.min(...cents), Math.max(...cents)].map((minor) => moneyExact({ minor }));
  // The price depends on the distance to the address.
  const withoutAddress =
    Math.max(...cents) === 0
      ? t('delivery.free')
      : least === most
        ? t('delivery.perWay', { price: least })
        : t('delivery.range', { least, most });
  const detailOf = (one: DeliveryChoice): string => {
    if (km === undefined) return withoutAddress;
    const priced = deliveryPrice({ services: rule.services, steps }, one, km);
    if (!('total' in priced)) return '';
    return servicesOf(one).length === 1 || priced.total === 0
      ? moneyExact({ minor: priced.total })
      : t('delivery.costsBoth', {
          sum: moneyExact({ minor: priced.total }),
          each: moneyExact({ minor: priced.perWay }),
        });
  };
  const labelOf = (id: string | null): string => {
    if (id === null) return profile.address ? addressLine(profile.address) : '';
    const at = own.find(({ place_id: one }) => one === id);
    return at ? placeLabel(at) : '';
  };
  const problem = obstacle && !(isPlaceGone && places.length > 0) && (
    <>
      {obstacle.problem === 'delivery_too_far'
        ? t('delivery.tooFar', { km: number(obstacle.km) })
        : t('delivery.placeNeeded')}{' '}
      <Link to="/account/places" search={{ return: here }} className="underline">
        {t('delivery.addPlace')}
      </Link>
    </>
  );
  const unknown = choice && (delivery.failed || (isRefused && delivery.places === undefined)) && t('delivery.unknown');
  return (
    <section className="flex flex-col gap-4">
      <RadioCards
        id="delivery"
        legend={t('delivery.question')}
        value={choice ?? 'self'}
        onChange={(next) => onChoice(next === 'self' ? null : next)}
        className="max-sm:grid-cols-1"
        error={isRefused && (problem || unknown)}
        options={[
          { value: 'self' as const, label: t('delivery.self'), detail: t('delivery.selfDetail') },
          ...choicesOf(rule).map((one) => ({ value: one, label: t(`delivery.choice.${one}`), detail: detailOf(one) })),
        ]}
      />
      {choice && (places.length > 1 || (isPlaceGone && places.length > 0)) && (
        <Select
          id="delivery-place"
          label={t('delivery.place')}
          className="max-w-[440px]"
          error={isPlaceGone ? t('delivery.placeGone') : undefined}
          value={isPlaceGone ? GONE : (placeId ?? '')}
          onChange={(event) => onPlace(event.target.value || null)}
          options={[
            ...(isPlaceGone ? [{ value: GONE, label: t('delivery.choosePlace'), disabled: true }] : []),
            ...places.map(({ place_id: id }) => ({ value: id ?? '', label: labelOf(id) })),
          ]}
        />
      )}
      {!isRefused && (problem || unknown) && (
        <p role="status" className="text-base">
          {problem || unknown}
        </p>
      )}
      {choice && price && 'total' in price && (
        <p className="text-small text-muted">{t('delivery.shared', { name, address: labelOf(placeId) })}</p>
      )}
      {choice && hasOpeningDays && <p className="text-small text-muted">{t('delivery.openDays')}</p>}
      {choice && rule.note && <p className="text-small text-muted wrap-anywhere">{rule.note}</p>}
    </section>
  );
}
