import { Link } from '@tanstack/react-router';
import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { metadataNameIn } from '@lendring/contracts/reference/metadata-names.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import type { KnownDistance } from '../../lib/links/known-distance.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { usePersonal } from '../../lib/session/use-account.js';
import { useSession } from '../../lib/session/session-context.js';
import { Breadcrumbs } from '../../ui/Breadcrumbs.js';
import { Card } from '../../ui/Card.js';
import { ChipLink } from '../../ui/Chip.js';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/Icon.js';
import { OpeningTimes } from '../../parts/people/OpeningTimes.js';
import { placeText } from '../../parts/offers/offer-facts.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Stars } from '../../ui/Stars.js';
import { Tag } from '../../ui/Tag.js';
import { WhenNear } from '../../ui/WhenNear.js';
import { AskRules } from './components/AskRules.js';
import { OwnerLine, PriceTable } from './components/offer-facts.js';
import { Gallery } from './components/Gallery.js';
import { ShareButton } from './components/ShareButton.js';
import { ownerName } from './components/words.js';
import {
  Bar,
  countHitOnce,
  Free,
  type OfferData,
  OwnerCard,
  PlaceMap,
  RatingList,
  Panel,
  Similar,
} from './load-offer.js';
import { changedChoice } from './model/changed-choice.js';
import type { Choice } from './model/choice.js';
import { mayAsk } from './model/may-ask.js';
import { offerKey, offerQuery } from '../../api/offer.js';
import { useQuery } from '../../lib/api-client/use-query.js';

const noteViewed = async (offerId: string): Promise<void> =>
  (await import('../../lib/kept-offers/last-viewed.js')).lastViewed.note(offerId);

const OfferDays = lazy(() => import('./components/OfferDays.js'));
const GroupsOfOffer = lazy(() => import('./components/GroupsOfOffer.js'));
const OwnOfferMenu = lazy(() => import('./components/OwnOfferMenu.js'));

function Part({
  id,
  title,
  screen,
  children,
}: Readonly<{ id: string; title: string; screen?: boolean; children: ReactNode }>) {
  return (
    <section aria-labelledby={id} className={cx('pt-9', screen && 'print:hidden')}>
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Props = OfferData & Readonly<{ known: KnownDistance; choice: Choice; onChoice: (choice: Choice) => void }>;

export function OfferPage({ offer: loaded, trail, today, known, choice, onChoice }: Props) {
  const { t } = useTranslation(['offer', 'common']);
  const words = useAnyText();
  const locale = useLocale();
  const api = useApi();
  const session = useSession();
  const { data: offer = loaded } = useQuery(offerQuery(api, loaded.offer_id));
  // Refetch as the signed-in user: owners see more, and group members may have lower prices.
  usePersonal(offer, offerKey(offer.offer_id));
  const takeChanged = useEffectEvent((offerId: string) => {
    const changed = changedChoice.take(offerId, choice);
    if (changed) onChoice(changed);
  });
  useEffect(() => takeChanged(offer.offer_id), [offer.offer_id]);
  const request = { loaded, today, choice, onChoice };
  const own = session.status === 'in' && offer.owner?.user_id === session.profile.user_id;
  useEffect(() => {
    if (session.status === 'unknown') return;
    if (own) return;
    countHitOnce(api, offer.offer_id);
    void noteViewed(offer.offer_id);
  }, [session.status, own, offer.offer_id, api]);

  const { place, owner } = offer;
  const details = offer.metadata.filter(({ public: shown }) => shown || own);
  const nameOf = (name: string) => metadataNameIn(name, locale, offer.language);
  const map = useMemo(
    () =>
      place && [
        {
          id: offer.offer_id,
          lat: place.lat,
          lng: place.lng,
          radius: Math.max(place.radius_m, 100),
          label: '',
          title: place.city,
        },
      ],
    [offer.offer_id, place],
  );
  return (
    <div className="wrap pb-10">
      <div className="max-md:hidden print:hidden">
        <Breadcrumbs
          items={[
            ...trail.map(({ id, title, url }) => (
              <Link key={id} to="/category/$" params={{ _splat: url }}>
                {title}
              </Link>
            )),
            offer.title,
          ]}
        />
      </div>
      <div className="flex flex-col gap-x-10 print:block! md:grid md:grid-cols-[minmax(0,1fr)_minmax(300px,384px)] md:grid-rows-[auto_1fr] lg:gap-x-14">
        <Gallery offerId={offer.offer_id} images={offer.images} hidden={offer.hidden_images} title={offer.title} />
        <div className="min-w-0 pt-6 max-md:order-last">
          <h1 lang={offer.language} className="text-h1 hyphens-auto wrap-anywhere">
            {offer.title}
          </h1>
          {owner && <OwnerLine owner={owner} />}
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-base">
            <Stars {...offer.rating} />
            {place && (
              <span className="text-muted">
                <Icon icon={MapPin} size={18} className="mr-1.5 align-[-4px]" />
                {placeText(
                  words,
                  {
                    place:
                      place.exact && place.street
                        ? { ...place, city: `${place.street}, ${place.postal ?? ''} ${place.city}` }
                        : place,
                    // Fall back to the server's distance: without a result list, the server measures from the user's
                    // own address.
                    distance_km: known.km ?? offer.distance_km,
                  },
                  known.near,
                )}
              </span>
            )}
            <Free {...request} />
            {offer.commercial_only && <Tag tone="sun">{t('commercialOnly')}</Tag>}
            {!mayAsk(offer) && <Tag tone="sun">{t('groups.membersAsk')}</Tag>}
            <span className="max-md:-ml-2.5 md:ml-auto print:hidden">
              <ShareButton offerId={offer.offer_id} title={offer.title} />
            </span>
          </div>
          {(offer.audience.groups.length > 0 || offer.members_only || offer.audience.of_group) && (
            <Suspense>
              <GroupsOfOffer audience={offer.audience} own={own} />
            </Suspense>
          )}
          <AskRules rules={offer.ask_rules} />
          {offer.short_description && (
            <p lang={offer.language} className="mt-5 text-lead font-semibold wrap-anywhere">
              {offer.short_description}
            </p>
          )}
          <p lang={offer.language} className="mt-3 whitespace-pre-line wrap-anywhere">
            {offer.description}
          </p>
          <Part id="prices" title={t('parts.prices')}>
            <PriceTable {...offer} />
          </Part>
          {offer.pricing.length > 0 && (
            <Part id="calendar" title={t('parts.calendar')} screen>
              <WhenNear placeholder={<Skeleton className="h-[400px] rounded-md" />}>
                <Suspense fallback={<Skeleton className="h-[400px] rounded-md" />}>
                  <OfferDays {...request} />
                </Suspense>
              </WhenNear>
            </Part>
          )}
          {offer.parts.length > 0 && (
            <Part id="kit" title={t('parts.kit')}>
              <ul lang={offer.language} className="columns-2 gap-x-8 max-sm:columns-1">
                {offer.parts.map(({ name, count }, index) => (
                  <li key={`${name} ${index}`} className="break-inside-avoid border-b border-line py-2.5 wrap-anywhere">
                    {count > 1 && <span className="tabular-nums">{count} × </span>}
                    {name}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {(details.length > 0 || offer.tags.length > 0) && (
            <Part id="details" title={t('parts.details')}>
              <dl lang={offer.language} className="gap-x-8 sm:grid sm:grid-cols-2">
                {details.map(({ name, value, public: shown }, index) => (
                  <div key={`${name} ${index}`} className="flex justify-between gap-4 border-b border-line py-2.5">
                    <dt className="text-muted wrap-anywhere">
                      <span {...(nameOf(name) !== name && { lang: locale })}>{nameOf(name)}</span>
                      {!shown && <span> {t('onlyYou')}</span>}
                    </dt>
                    <dd className="text-right wrap-anywhere">{value}</dd>
                  </div>
                ))}
              </dl>
              {offer.tags.length > 0 && (
                <ul className="mt-4 flex flex-wrap gap-2 print:hidden">
                  {offer.tags.map((tag) => (
                    <li key={tag}>
                      <ChipLink to="/search/$term" params={{ term: tag }}>
                        {tag}
                      </ChipLink>
                    </li>
                  ))}
                </ul>
              )}
            </Part>
          )}
          {offer.opening && (
            <Part id="hours" title={t('parts.hours')}>
              <OpeningTimes opening={offer.opening} closed={t('days.closed')} />
            </Part>
          )}
          {owner && (
            <Part id="owner" title={t('parts.owner')}>
              <OwnerCard owner={owner} offer={offer} />
            </Part>
          )}
          <Part id="ratings" title={t('parts.ratings')}>
            <RatingList offerId={offer.offer_id} about={owner?.company ?? owner?.nickname ?? ''} />
          </Part>
          {place && map && (
            <Part id="place" title={t(place.exact ? 'parts.place' : 'parts.roughPlace')} screen>
              <PlaceMap
                spots={map}
                fit={offer.offer_id}
                active={offer.offer_id}
                circles
                wide
                className="h-[290px] rounded-lg bg-map"
              />
              {!place.exact && (
                <p className="mt-2 text-small text-muted">
                  {t(own ? 'ownRoughPlace' : 'roughPlace', { name: ownerName(owner) })}
                </p>
              )}
            </Part>
          )}
        </div>
        <aside
          aria-label={t(own ? 'own.title' : 'panel.label')}
          className={cx(
            'md:col-start-2 md:row-span-2 md:row-start-1',
            'print:hidden',
            own ? 'max-md:pt-6' : 'max-md:hidden',
          )}
        >
          <Card ground="raised" className="sticky top-[94px]">
            {own ? (
              <Suspense fallback={<Skeleton className="h-[280px] rounded-md" />}>
                <OwnOfferMenu offer={offer} />
              </Suspense>
            ) : (
              <Panel {...request} />
            )}
          </Card>
        </aside>
      </div>
      <Similar offerId={offer.offer_id} days={choice} />
      {!own && <Bar {...request} />}
    </div>
  );
}
