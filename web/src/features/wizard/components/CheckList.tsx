import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { partsText } from '@lendring/contracts/rules/parts-text.js';
import { ownGroupsQuery } from '../../../api/groups.js';
import { addressLine, ownPlacesQuery, placeLabel } from '../../../api/own-offers.js';
import { money } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useSession } from '../../../lib/session/session-context.js';
import { datedPrices } from '../../../parts/offers/dated-prices.js';
import { discountTexts, PriceText } from '../../../parts/offers/PriceText.js';
import { askRuleTexts, isForSome } from '../../../parts/offers/ask-rules.js';
import { amongOf } from '../../../parts/offers/among.js';
import { bookingRulesOf, bookingRulesText } from '../../../parts/offers/booking-rules.js';
import { deliveryTexts, offeredOf } from '../../../parts/offers/delivery.js';
import { depositChoice } from '../../../parts/conditions/deposit.js';
import { holdText } from '../../../parts/conditions/hold.js';
import { Icon } from '../../../ui/Icon.js';
import { Picture } from '../../../ui/Picture.js';
import { Tag } from '../../../ui/Tag.js';
import { pathOf } from '../model/category.js';
import { editParts, missingSteps, type NeededStep, type Part, parts, stepOf } from '../model/steps.js';
import { type Mode, stepLink, useWizard } from '../wizard-context.js';

/** Borrowers who may send requests, in accord with the groups of the offer. */
const asksOf = ({ commercial_only, audience }: Pick<OfferShape, 'commercial_only' | 'audience'>) =>
  commercial_only ? 'commercial' : amongOf(audience) === 'all' ? 'all' : 'members';

function PartSummary({ part }: Readonly<{ part: Part }>) {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const locale = useLocale();
  const { offer, categories } = useWizard();
  switch (part) {
    case 'category':
      return (
        <>
          {pathOf(categories, offer.category_id ?? 0)
            .map((one) => one.title)
            .join(' › ')}
        </>
      );
    case 'images':
      return (
        <ul className="flex flex-wrap gap-2">
          {offer.images.map((image, index) => (
            <li key={image.image_id} className="w-[88px]">
              <Picture
                picture={image}
                alt={t('images.name', { index: index + 1, count: offer.images.length })}
                sizes="88px"
                className="rounded-sm"
              />
            </li>
          ))}
        </ul>
      );
    case 'description':
      return (
        <div className="flex flex-col gap-1.5">
          <p className="font-semibold">{offer.title}</p>
          {offer.short_description && <p>{offer.short_description}</p>}
          <p className="line-clamp-4 whitespace-pre-line text-muted">{offer.description}</p>
          {offer.tags.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {offer.tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          )}
          {offer.number !== null && (
            <p className="text-small text-muted">
              {t('description.number')}: {offer.number}
            </p>
          )}
        </div>
      );
    case 'pricing':
      return (
        <ul className="flex flex-col gap-1">
          {offer.pricing.map((price) => (
            <li key={price.pricing_id}>
              <PriceText pricing={price} /> <Duration pricing={price} />
              {[
                ...discountTexts(words, price),
                ...datedPrices(words, locale, price, offer.opening).map(
                  ({ label, amount }) => `${label}: ${money({ minor: amount })}`,
                ),
              ].map((one) => (
                <span key={one} className="text-muted">
                  {', '}
                  {one}
                </span>
              ))}
            </li>
          ))}
        </ul>
      );
    case 'place':
      return <PlaceLine />;
    case 'quantity':
      return <>{t('quantity.summary', { count: offer.quantity })}</>;
    case 'booking':
      return <>{bookingRulesText(words, bookingRulesOf(offer.booking_rules)) || t('booking.none')}</>;
    case 'delivery':
      return <DeliveryLines />;
    case 'deposit':
      return (
        <>
          {[
            offer.deposit !== null && money({ minor: offer.deposit }),
            t(`deposit.${depositChoice(offer)}`),
            offer.deposit_per_unit && t('deposit.each'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </>
      );
    case 'groups':
      return <GroupLine {...offer.audience} />;
    case 'asking':
      return <AskingLines />;
    case 'visibility':
      return (
        <>
          <p>{t(`visibility.${asksOf(offer)}`)}</p>
          <p>{t(offer.auto_accept ? 'visibility.auto' : 'visibility.both')}</p>
          {!offer.auto_accept && <p>{t('visibility.holdSummary', { time: holdText(t, offer.hold_hours) })}</p>}
        </>
      );
    case 'kit':
      return offer.parts.length === 0 ? (
        <span className="text-muted">{t('kit.none')}</span>
      ) : (
        <>{partsText(offer.parts)}</>
      );
    case 'metadata':
      return offer.metadata.length === 0 ? (
        <span className="text-muted">{t('metadata.none')}</span>
      ) : (
        <ul>
          {offer.metadata.map((entry, index) => (
            <li key={index}>
              {entry.name}: {entry.value}
              {!entry.public && (
                <Icon icon={Lock} size={15} label={t('metadata.private')} className="ml-1.5 align-[-2px] text-muted" />
              )}
            </li>
          ))}
        </ul>
      );
    case 'terms':
      return <>{t('terms.accepted')}</>;
  }
}

function DeliveryLines() {
  const { t } = useTranslation('wizard');
  const { t: rules } = useTranslation('offerRules');
  const {
    offer: { delivery },
  } = useWizard();
  if (!delivery) return <>{t('delivery.none')}</>;
  return (
    <>
      <p>{rules(`delivery.offers.${offeredOf(delivery)}`)}</p>
      {deliveryTexts(rules, delivery).map(({ label, price }) => (
        <p key={label}>
          {label}: {price}
        </p>
      ))}
      {delivery.note && <p className="text-muted">{delivery.note}</p>}
    </>
  );
}

function AskingLines() {
  const { t } = useTranslation('wizard');
  const { t: rules } = useTranslation('offerRules');
  const locale = useLocale();
  const { offer } = useWizard();
  if (!isForSome(offer.ask_rules)) return <>{t('asking.all')}</>;
  return (
    <>
      <p>{rules('ask.who')}</p>
      <ul className="list-disc pl-5">
        {askRuleTexts(rules, offer.ask_rules, locale).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function PlaceLine() {
  const { t } = useTranslation('wizard');
  const { offer } = useWizard();
  const session = useSession();
  const { data: places } = useQuery(ownPlacesQuery(useApi()));
  if (offer.place_id !== null) {
    const place = places?.find((one) => one.place_id === offer.place_id);
    return <>{place ? placeLabel(place) : ''}</>;
  }
  const address = session.status === 'in' ? session.profile.address : null;
  return <>{address ? addressLine(address) : t('place.profileLater')}</>;
}

function Duration({
  pricing: { renttype_id: rent, duration_min: min, duration_max: max },
}: Readonly<{ pricing: PricingShape }>) {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const units = (count: number) => words(`unit.${rent}`, { count });
  const text =
    max === null
      ? min === 1
        ? null
        : t('check.from', { min: units(min) })
      : min === max
        ? t('check.exactly', { units: units(max) })
        : min === 1
          ? t('check.upTo', { max: units(max) })
          : t('check.range', { min, max: units(max) });
  return text && <span className="text-small text-muted">({text})</span>;
}

function GroupLine(audience: OfferShape['audience']) {
  const { t } = useTranslation('wizard');
  const { groups, free_for_members, belongs_to } = audience;
  const among = amongOf(audience);
  if (groups.length === 0) return <>{t(among === 'sees' ? 'groups.nobody' : 'groups.none')}</>;
  const owner = groups.find(({ group_id }) => group_id === belongs_to);
  return (
    <>
      <p>{groups.map(({ name }) => name).join(', ')}</p>
      <p>{t(`groups.${among}.label`)}</p>
      {free_for_members && <p>{t('groups.free')}</p>}
      {owner && <p>{t('groups.belongsTo', { group: owner.name })}</p>}
    </>
  );
}

export const checkId = (part: string): string => `check-${part}`;

/** Link to the step of a part, with its section as the fragment if the step has several. */
const partLink = (mode: Mode, offerId: string, part: Part) => {
  const step = stepOf(part) ?? 'category';
  return { ...stepLink(mode, offerId, step), ...(step === part && part !== 'terms' ? {} : { hash: `part-${part}` }) };
};

export function CheckList() {
  const { t } = useTranslation('wizard');
  const { mode, offer } = useWizard();
  const missing: readonly string[] = missingSteps(offer);
  const isIn = useSession().status === 'in';
  const { data: groups = [] } = useQuery({ ...ownGroupsQuery(useApi()), enabled: isIn });
  const isGrouped = offer.audience.seen_by === 'members' || groups.some(({ role }) => role !== null);
  const list = (mode === 'edit' ? editParts : parts).filter((part) => part !== 'groups' || isGrouped);
  return (
    <dl className="flex flex-col">
      {list.map((part) => {
        const lacks = missing.includes(part);
        return (
          <div
            key={part}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-4 md:grid-cols-[180px_minmax(0,1fr)_auto]"
          >
            <dt className="font-bold">{t(`parts.${part}`)}</dt>
            <dd className="min-w-0 max-md:col-[1/span_2] max-md:row-start-2 wrap-anywhere">
              {lacks ? (
                <span className="flex items-start gap-2 font-semibold text-rose-ink">
                  <Icon icon={CircleAlert} className="mt-0.5" />
                  {t(`missing.${part as NeededStep}`)}
                </span>
              ) : (
                <PartSummary part={part} />
              )}
            </dd>
            <dd className="max-md:col-start-2 max-md:row-start-1">
              <Link
                {...partLink(mode, offer.offer_id, part)}
                id={checkId(part)}
                className="inline-block py-0.5 font-semibold"
              >
                {t(lacks ? 'check.add' : 'check.change')}
                <span className="sr-only"> {t(`parts.${part}`)}</span>
              </Link>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
