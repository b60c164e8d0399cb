import { useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { RequestBody } from '@lendring/contracts/http/request.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { latestAnswer, UNANSWERED_DAYS } from '@lendring/contracts/rules/hold.js';
import { same } from '@lendring/contracts/rules/same.js';
import { daysChanged } from '../../../api/offer-days.js';
import { deliveryPlacesQuery, offerKey } from '../../../api/offer.js';
import { keepRequest, requestMoved } from '../../../api/requests.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { drafts } from '../../../lib/forms/drafts.js';
import { useAction } from '../../../lib/forms/use-action.js';
import type { Profile } from '../../../lib/session/session.js';
import { pushOffer } from '../../../lib/push/push-offer.js';
import { obligesToPay } from '../../../parts/offers/obliges-to-pay.js';
import { lastMomentText } from '../../../parts/offers/period-text.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { TextArea } from '../../../ui/TextArea.js';
import { WaitsForConnection } from '../../../ui/WaitsForConnection.js';
import { changedChoice } from '../model/changed-choice.js';
import { bodyDates } from '../model/pricing.js';
import { type Calendar, intervalOf } from '../model/taken.js';
import { type Delivery, deliveryBody, deliveryCents, deliveryDraft } from './use-delivery.js';
import { depositFor, sumText } from './request-words.js';
import { ownerName } from './words.js';

// Load lazily, because few offers are delivered.
const DeliveryFields = lazy(async () => ({ default: (await import('./DeliveryFields.js')).DeliveryFields }));

type Draft = Readonly<{ text: string; share: boolean }>;

/** Draft per offer, kept for the visit: survives sign-in, reload and a change of dates. */
const createMessageDraft = (storage: Storage | null) => {
  const read = (key: string): string => {
    try {
      return storage?.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const keep = (key: string, value: string): void => {
    try {
      if (value) storage?.setItem(key, value);
      else storage?.removeItem(key);
    } catch {
      /* Storage is full or blocked: the draft lasts until the page is closed. */
    }
  };
  return {
    read: (offerId: string): Draft => ({
      text: read(`message-${offerId}`),
      share: read(`share-address-${offerId}`) !== '',
    }),
    keep: (offerId: string, { text, share }: Draft): void => {
      keep(`message-${offerId}`, text);
      keep(`share-address-${offerId}`, share ? 'yes' : '');
    },
  };
};

export const messageDraft = createMessageDraft(typeof sessionStorage === 'undefined' ? null : sessionStorage);

type Price = NonNullable<RequestBody['shown']> &
  Readonly<{ deposit: number; payment: PricingShape['paymenttype_id']; steps: unknown }>;

/** True if nothing of the price costs more: less of the same, or free of charge. */
const isNoDearer = (now: Price, before: Price): boolean =>
  now.deposit <= before.deposit &&
  now.deposit_kind === before.deposit_kind &&
  same(now.steps, before.steps) &&
  (now.payment === 5 || (now.payment === before.payment && now.total <= before.total));

/** Match the link's page exactly: this page is nested below it and must not count as active. */
const exact = { exact: true };

/** Refusals after which the offer is refetched, whose opening hours or delivery have changed. */
const changedCodes: ReadonlySet<string> = new Set([
  'closed_then',
  'closed_for_long',
  'outside_hours',
  'delivery_not_offered',
  'delivery_too_far',
  'delivery_place_needed',
]);

type Props = Readonly<{
  offer: OfferShape;
  pricing: PricingShape;
  wish: Wish;
  calendar: Calendar;
  total: number;
  delivery: Delivery;
  isForStrangers: boolean;
  back: LinkProps;
  profile: Profile;
  here: string;
}>;

export function BookingForm({
  offer,
  pricing,
  wish,
  calendar,
  total,
  delivery,
  isForStrangers,
  back,
  profile,
  here,
}: Props) {
  const { t } = useTranslation('offer');
  const { t: common } = useTranslation();
  const words = useAnyText();
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [draft] = useState(() => messageDraft.read(offer.offer_id));
  const [text, setText] = useState(draft.text);
  const [share, setShare] = useState(draft.share);
  // A new object per attempt, so that each one moves the focus to the field.
  const [refused, setRefused] = useState<Readonly<{ at: 'message' | 'delivery' }> | null>(null);
  const shown = { total, deposit: depositFor(offer, calendar.wanted), deposit_kind: offer.deposit_kind };
  // The delivery may change by the borrower's choice, its steps only by the owner's.
  const price = { ...shown, payment: pricing.paymenttype_id, steps: offer.delivery?.steps ?? null };
  const cents = deliveryCents(delivery) ?? 0;
  // Price the user has seen; a change while writing needs confirmation. Null: the API has just reported a changed
  // price.
  const [seen, setSeen] = useState<typeof price | null>(price);
  const [changed, setChanged] = useState(false);
  // Accept a switch from the public price to a lower one for members without asking again.
  const [wasForStrangers, setForStrangers] = useState(isForStrangers);
  if (wasForStrangers && !isForStrangers) {
    setForStrangers(false);
    if (seen !== null && isNoDearer(price, seen)) setSeen(price);
  }
  // Focus after rendering, so that screen readers read the message along with the field.
  useEffect(() => {
    if (!refused) return;
    const field = document.getElementById(
      refused.at === 'delivery' && delivery.isPlaceGone ? 'delivery-place' : refused.at,
    );
    field?.focus();
    document.getElementById(`${field?.id}-error`)?.scrollIntoView?.({ block: 'center' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an attempt moves the focus, not a later change of the address
  }, [refused]);
  useEffect(() => messageDraft.keep(offer.offer_id, { text, share }), [offer.offer_id, text, share]);

  const ask = useAction({
    waits: true,
    send: (body: RequestBody, options) => api.post('/request', { body }, options),
    done: async (request) => {
      messageDraft.keep(offer.offer_id, { text: '', share: false });
      changedChoice.forget(offer.offer_id);
      drafts.forget(deliveryDraft(offer.offer_id));
      keepRequest(queries, request);
      pushOffer.begin(request.request_id);
      // Navigate before invalidating: otherwise this page would briefly show the "already requested" notice.
      await navigate({ to: '/request/$requestId', params: { requestId: request.request_id } });
      await requestMoved(queries, request);
    },
    failed: async (error) => {
      if (isApiError(error, 409) && error.code === 'price_changed') {
        await queries.invalidateQueries({ queryKey: offerKey(offer.offer_id) });
        setSeen(null);
      } else if (isApiError(error, 409)) {
        void daysChanged(queries, offer.offer_id);
        if (changedCodes.has(error.code)) void queries.invalidateQueries({ queryKey: offerKey(offer.offer_id) });
      }
      // Show a condition that the owner has just added.
      else if (isApiError(error, 403)) void queries.invalidateQueries({ queryKey: offerKey(offer.offer_id) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = delivery.choice && deliveryCents(delivery) === null ? 'delivery' : text.trim() === '' ? 'message' : null;
    setRefused(at && { at });
    if (delivery.failed) void queries.invalidateQueries(deliveryPlacesQuery(api, offer.offer_id));
    if (at) return;
    if (seen !== null && !same(seen, price)) {
      setSeen(price);
      setChanged(true);
    } else
      void ask.run({
        offer_id: offer.offer_id,
        pricing_id: pricing.pricing_id,
        ...bodyDates(wish, pricing.renttype_id),
        ...(calendar.wanted > 1 && { quantity: calendar.wanted }),
        message: text.trim(),
        share_address: share && delivery.choice === null,
        ...deliveryBody(delivery),
        shown: { ...shown, delivery: cents },
      });
  };
  const name = ownerName(offer.owner);
  const loan = intervalOf(wish, calendar.zone);
  const latest = latestAnswer({ ...loan, zone: calendar.zone, wish }, calendar.now);
  const isLongAhead = Date.parse(latest) - Date.parse(calendar.now) >= UNANSWERED_DAYS * DAY_MS;
  // Without a later confirmation, sending binds the borrower as soon as the lender accepts.
  const binds = offer.auto_accept && obligesToPay({ lender: offer.owner, pricing, total, delivery: cents });
  const change = t(wish.kind === 'hours' ? 'booking.changeTime' : 'booking.change');
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <ErrorSummary
        problems={[]}
        text={
          ask.problem ??
          (changed
            ? t('booking.priceChanged', { sum: sumText(words, pricing, { ...shown, delivery: cents }) })
            : undefined)
        }
      />
      {offer.delivery && (
        <Suspense>
          <DeliveryFields
            rule={offer.delivery}
            hasOpeningDays={offer.opening !== null}
            isRefused={refused?.at === 'delivery'}
            {...{ delivery, profile, name, here }}
          />
        </Suspense>
      )}
      <TextArea
        id="message"
        label={t('booking.message')}
        hint={t(delivery.choice ? 'booking.messageHintDelivery' : 'booking.messageHint')}
        rows={6}
        maxLength={limits.message}
        value={text}
        required
        onChange={(event) => {
          setText(event.target.value);
          if (refused?.at === 'message') setRefused(null);
        }}
        error={refused?.at === 'message' ? t('booking.messageNeeded') : undefined}
      />
      {/* The lender needs the address of a delivery. */}
      <div hidden={delivery.choice !== null}>
        <Checkbox
          label={t('booking.share')}
          hint={t('booking.shareHint', { name })}
          checked={share}
          onChange={(event) => setShare(event.target.checked)}
        />
        {share && !profile.address?.street && (
          <p role="status" className="pl-9 text-small">
            {t('booking.shareNone')}{' '}
            <Link to="/account/places" search={{ return: here }} className="underline">
              {t('booking.shareAdd')}
            </Link>
          </p>
        )}
      </div>
      <div className="flex flex-col gap-1 text-small text-muted">
        <p>
          {t(offer.auto_accept ? 'panel.notBindingAuto' : 'panel.notBinding', { name })}{' '}
          {isLongAhead
            ? t('booking.answerDays', { name, count: UNANSWERED_DAYS })
            : t('booking.answerUntil', { name, until: lastMomentText({ common, locale }, latest, calendar.zone) })}
        </p>
        {offer.audience.of_group && <p>{t('groups.adminsRead')}</p>}
        {loan.start <= calendar.now && <p className="font-semibold text-ink">{t('booking.begun', { name })}</p>}
      </div>
      <div className="z-10 flex flex-wrap items-center gap-3 max-md:sticky max-md:bottom-(--foot) max-md:-mx-[18px] max-md:border-t max-md:border-line max-md:bg-paper max-md:px-[18px] max-md:py-3 low:static">
        {ask.waiting && (
          <div className="w-full">
            <WaitsForConnection />
          </div>
        )}
        <Button type="submit" busy={ask.busy} className="max-md:w-full">
          {t(binds ? 'booking.sendBinding' : 'booking.send')}
        </Button>
        <Link {...back} activeOptions={exact} className="px-2.5 py-2.5 font-bold max-md:hidden">
          {change}
        </Link>
      </div>
      <Link {...back} activeOptions={exact} className="self-center py-2.5 font-bold md:hidden">
        {change}
      </Link>
    </form>
  );
}
