import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { amountOf } from '@lendring/contracts/rules/combination.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { offerKey, offerQuery } from '../../api/offer.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { afterProfile, askingStep, hasProfileStep } from '../../lib/session/return-to.js';
import type { Profile } from '../../lib/session/session.js';
import { usePersonal } from '../../lib/session/use-account.js';
import { isForSome } from '../../parts/offers/ask-rules.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { Picture } from '../../ui/Picture.js';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.js';
import { StepLine } from '../../ui/StepLine.js';
import { later, together } from '../../ui/later.js';
import { CannotAsk } from './components/CannotAsk.js';
import { CountField } from './components/CountField.js';
import { PriceLines } from './components/PriceLines.js';
import { ProblemNote } from './components/ProblemNote.js';
import { dealText, periodText } from './components/request-words.js';
import { ownerName } from './components/words.js';
import { deliveryCents, useDelivery } from './components/use-delivery.js';
import { type RequestChoice, useAsked, useRequestChoice, useWithdrawn } from './components/use-request.js';
import { mayAsk } from './model/may-ask.js';
import type { OfferData } from './load-offer.js';
import { changedChoice } from './model/changed-choice.js';
import type { Choice } from './model/choice.js';
import { bodyDates, type Obstacle, type Offered } from './model/pricing.js';

function BookingSummary({
  offer,
  way,
  pricing,
  offered,
  obstacle,
  delivery,
  calendar: { zone, wanted },
  ...change
}: Pick<RequestChoice, 'way' | 'pricing' | 'other' | 'choice' | 'calendar'> &
  Readonly<{
    offer: OfferShape;
    offered: Offered;
    obstacle: Obstacle | null;
    delivery: Readonly<{ label: string; cents: number }> | null;
    onChoice: (choice: Choice) => void;
  }>) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const locale = useLocale();
  return (
    <Card
      ground="raised"
      as="aside"
      aria-label={t('booking.summary')}
      className="flex flex-col gap-4 md:sticky md:top-[94px] md:col-start-2 md:row-span-2 md:row-start-1"
    >
      <div className="flex items-center gap-4">
        <Picture picture={offer.images[0] ?? null} alt="" sizes="112px" className="w-28 shrink-0" />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">{countedTitle(offer.title, wanted)}</p>
          {/* The lines below say that an offer is free. */}
          {way && !(offered.state === 'ready' && way[0].paymenttype_id === 5) && (
            <p className="text-small text-muted">{dealText(words, way)}</p>
          )}
          {pricing && offered.state === 'ready' && (
            <p className="text-small text-muted">
              {periodText(words, locale, offered.wish, { rent: pricing.renttype_id, zone })}
            </p>
          )}
        </div>
      </div>
      {pricing && obstacle && <ProblemNote obstacle={obstacle} pricing={pricing} />}
      {offered.state === 'ready' && <PriceLines {...{ offer, offered, delivery, ...change }} count={wanted} />}
    </Card>
  );
}

// Load lazily, because the component is rarely shown and never server-rendered: membership is only known in the
// browser.
const LentToMembers = lazy(async () => ({ default: (await import('./components/LentToMembers.js')).LentToMembers }));

const AskedAlready = later(async () => (await import('./components/AskedAlready.js')).default);
const DateBoxes = later(async () => (await import('./components/DateBoxes.js')).DateBoxes);
const OwnerFacts = later(async () => (await import('./components/OwnerFacts.js')).OwnerFacts);
const BookingForm = later(async () => (await import('./components/BookingForm.js')).BookingForm);

/** Parts that follow once the user is known, which the server never renders. */
export const bookingParts = together(AskedAlready, DateBoxes, OwnerFacts, BookingForm);

type Props = Pick<OfferData, 'offer' | 'today'> &
  Readonly<{
    choice: Choice;
    onChoice: (choice: Choice) => void;
    /** Null until the user is known and `bookingParts` are loaded. */
    profile: Profile | null;
    here: string;
  }>;

export function BookingPage({ offer: loaded, today, choice, onChoice: onChange, profile, here }: Props) {
  const { t } = useTranslation('offer');
  const { t: rules } = useTranslation('offerRules');
  const words = useAnyText();
  const { data: offer = loaded } = useQuery(offerQuery(useApi(), loaded.offer_id));
  // Refetch as the signed-in user: group members may have lower prices, or be the only users allowed to request.
  const isForStrangers = usePersonal(offer, offerKey(loaded.offer_id));
  const onChoice = (next: Choice): void => {
    changedChoice.keep(loaded.offer_id, choice, next);
    onChange(next);
  };
  const request = useRequestChoice(offer, choice, today);
  const { way, pricing, offered, calendar, other, obstacle: inTheWay } = request;
  const [asking, setAsking] = useState(false);
  const isFree = !offer.pricing.some(({ paymenttype_id: type }) => type !== 5);
  const back = { to: '/offer/$offerId', params: { offerId: offer.offer_id }, search: choice } as const;
  // Judge the obstacle only by a response for the signed-in user, because other responses reveal neither membership
  // nor unmet conditions.
  const isKnown = profile !== null && (!isForStrangers || (mayAsk(offer) && !isForSome(offer.ask_rules)));
  const obstacle = !isKnown
    ? null
    : offer.owner?.user_id === profile.user_id
      ? 'own'
      : offer.commercial_only && !profile.commercial
        ? 'commercial_only'
        : !mayAsk(offer)
          ? 'members'
          : !profile.completed
            ? 'incomplete'
            : offer.cannot_ask;
  const delivery = useDelivery(offer, isKnown && !obstacle);
  const cents = deliveryCents(delivery);
  const isBarred = obstacle !== null && obstacle !== 'incomplete';
  const name = ownerName(offer.owner);
  const wished = pricing && offered.state === 'ready' ? bodyDates(offered.wish, pricing.renttype_id) : null;
  const asked = useAsked(offer.offer_id, wished);
  const withdrawn = useWithdrawn(offer.offer_id, wished);
  return (
    <div className="wrap flex flex-col items-stretch gap-x-14 gap-y-6 py-8 md:grid md:grid-cols-[minmax(0,1fr)_minmax(300px,384px)] md:grid-rows-[auto_1fr] md:items-start">
      <div className="max-w-[660px]">
        {/* Hide the step line above the profile form, which has its own. */}
        {obstacle !== 'incomplete' && !isBarred && (
          <div className="mb-4">
            <StepLine {...askingStep(offered.state === 'ready' ? 'message' : 'days', hasProfileStep(here))} />
          </div>
        )}
        <h1 className="mb-2 text-h1">
          {isBarred
            ? t('booking.barred')
            : t(obstacle === 'incomplete' ? 'booking.profileTitle' : 'booking.title', { name })}
        </h1>
        {!isBarred && (
          <p className="text-muted">
            {obstacle === 'incomplete'
              ? t('booking.profileText', { name })
              : offered.state === 'ready'
                ? t(pricing?.paymenttype_id === 5 && !cents ? 'booking.textFree' : 'booking.text', { name })
                : t(
                    offer.delivery ? 'booking.textDaysDelivery' : isFree ? 'booking.textDaysFree' : 'booking.textDays',
                    { name },
                  )}
            {obstacle === 'incomplete' && offer.delivery && ` ${t('booking.profileStreet')}`}
          </p>
        )}
      </div>
      <BookingSummary
        {...{ offer, way, pricing, offered, other, choice, onChoice, calendar }}
        obstacle={inTheWay}
        delivery={
          delivery.choice && cents !== null ? { label: rules(`delivery.line.${delivery.choice}`), cents } : null
        }
      />
      <div className="flex max-w-[660px] flex-col gap-6">
        {!obstacle && asked && <AskedAlready {...asked} />}
        {!obstacle && !asked && withdrawn && <AskedAlready {...withdrawn} />}
        {!obstacle && asked?.same && (
          <ButtonLink variant="ghost" className="self-start" activeOptions={{ exact: true }} {...back}>
            {t(pricing?.renttype_id === 2 ? 'booking.changeTime' : 'booking.change')}
          </ButtonLink>
        )}
        {obstacle === 'incomplete' && (
          <ButtonLink to="/account/profile" search={{ return: afterProfile(here) }} className="self-start">
            {t('booking.complete')}
          </ButtonLink>
        )}
        {isBarred && (
          <Card ground="sand" className="flex flex-col items-start gap-4">
            {obstacle === 'members' ? (
              <Suspense>
                <LentToMembers offer={offer} />
              </Suspense>
            ) : obstacle === 'own' ? (
              <p>{t('booking.own')}</p>
            ) : (
              <CannotAsk reason={obstacle} rules={offer.ask_rules} />
            )}
            <ButtonLink {...back}>{t('booking.back')}</ButtonLink>
          </Card>
        )}
        {isKnown && !obstacle && pricing && (
          <div className="max-w-[420px]">
            <DateBoxes {...{ pricing, calendar, choice, onChoice, asking }} onAsking={setAsking} obstacle={inTheWay} />
          </div>
        )}
        {isKnown && !obstacle && pricing && !asked?.same && offer.quantity > 1 && (
          <div className="max-w-[420px]">
            <CountField {...request} onChoice={onChoice} />
          </div>
        )}
        {!isKnown && (
          <div role="status" aria-label={words('frame.loadingPage')} className="flex flex-col gap-4">
            <SkeletonText lines={2} />
            <Skeleton className="h-40 rounded-md" />
          </div>
        )}
        {isKnown && !obstacle && pricing && offered.state === 'ready' && !asked?.same && (
          <>
            {offer.owner && <OwnerFacts owner={offer.owner} />}
            <BookingForm
              key={JSON.stringify(choice)}
              offer={offer}
              pricing={pricing}
              wish={offered.wish}
              calendar={calendar}
              total={amountOf(offered.quote)}
              delivery={delivery}
              isForStrangers={isForStrangers}
              back={back}
              profile={profile}
              here={here}
            />
          </>
        )}
      </div>
    </div>
  );
}
