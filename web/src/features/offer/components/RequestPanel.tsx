import { Fragment, lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { money } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useSession } from '../../../lib/session/session-context.js';
import { discountTexts, donationText, PriceText } from '../../../parts/offers/PriceText.js';
import { sumTexts } from '../../../parts/offers/sum-text.js';
import { ActionBar } from '../../../ui/ActionBar.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Select } from '../../../ui/Select.js';
import type { Choice } from '../model/choice.js';
import { mayAsk } from '../model/may-ask.js';
import { type RequestChoice, useAsked } from './use-request.js';
import { bodyDates, type Way, waysOf } from '../model/pricing.js';
import { CannotAsk } from './CannotAsk.js';
import { CountField } from './CountField.js';
import { DateBoxes } from './DateBoxes.js';
import { LentToMembers } from './LentToMembers.js';
import { PriceLines } from './PriceLines.js';
import { ProblemNote } from './ProblemNote.js';
import { depositFor, periodText, wayText } from './request-words.js';
import { durationText, ownerName } from './words.js';

/** Time zones of the supported countries, plus UTC, which privacy settings report instead of the real zone. */
const served = new Set([
  'Europe/Berlin',
  'Europe/Busingen',
  'Europe/Vienna',
  'Europe/Zurich',
  'Europe/Amsterdam',
  'Europe/London',
  'Europe/Belfast',
  'GMT',
  'UTC',
]);
const isElsewhere = (zone: string): boolean => !served.has(zone) && !zone.startsWith('Etc/');

const never = () => () => {};
const here = () => isElsewhere(Intl.DateTimeFormat().resolvedOptions().timeZone);

export function ElsewhereNote() {
  const { t } = useTranslation('offer');
  const session = useSession();
  const elsewhere = useSyncExternalStore(never, here, () => false);
  if (!elsewhere || session.status === 'unknown' || (session.status === 'in' && session.profile.completed)) return null;
  return <p className="text-center text-small text-muted">{t('panel.elsewhere')}</p>;
}

/** `25 € / Wochenende`, next to the price of a day or night. */
function WeekendPrice({ pricing: { weekend } }: Readonly<{ pricing: PricingShape }>) {
  const { t } = useTranslation('offer');
  return (
    weekend !== undefined && (
      <span className="font-head text-h3/[1.2] text-ink">
        {money({ minor: weekend })} <small className="font-body text-small text-muted">{t('price.perWeekend')}</small>
      </span>
    )
  );
}

const AskedAlready = lazy(() => import('./AskedAlready.js'));

type Props = Readonly<{ offer: OfferShape; request: RequestChoice; onChoice: (choice: Choice) => void }>;

export function RequestPanel({ offer, request, onChoice }: Props) {
  const { choice, way, pricing, calendar, offered, obstacle, cheaper, other: another } = request;
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const start = useRef<HTMLSelectElement>(null);
  const length = useRef<HTMLSelectElement>(null);
  const asked = useAsked(
    offer.offer_id,
    pricing && offered.state === 'ready' ? bodyDates(offered.wish, pricing.renttype_id) : null,
  );
  if (!pricing || !way) return <p className="text-muted">{t('panel.noPrice')}</p>;
  if (!mayAsk(offer)) return <LentToMembers offer={offer} />;
  if (offer.cannot_ask) return <CannotAsk reason={offer.cannot_ask} rules={offer.ask_rules} />;
  const hourly = pricing.renttype_id === 2;
  const missing =
    !hourly || choice.from === undefined ? null : !choice.time ? 'start' : !choice.hours ? 'length' : null;
  const other = hourly ? 'panel.otherTime' : 'panel.otherDays';
  const first = hourly ? 'panel.chooseTime' : 'panel.chooseDays';
  const isEach = offer.quantity > 1 && pricing.paymenttype_id !== 5;
  const terms = [
    isEach && words('common:price.each'),
    durationText(words, pricing),
    ...way.flatMap((one) => discountTexts(words, one)),
  ]
    .filter(Boolean)
    .join(', ');
  // Add the duration to free options, because free offers by day and by hour differ in their maximum duration.
  const nameOf = (one: Way) =>
    [wayText(words, one), one[0].paymenttype_id === 5 && durationText(words, one[0])].filter(Boolean).join(', ');
  const ways = waysOf(offer.pricing);
  const [, ...others] = way;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <PriceText pricing={pricing} className="text-h2!" />
        <WeekendPrice pricing={pricing} />
        {others.map((one) => (
          <Fragment key={one.pricing_id}>
            <PriceText pricing={one} />
            <WeekendPrice pricing={one} />
          </Fragment>
        ))}
        {terms && <span className="text-small text-muted">{terms}</span>}
      </p>
      <DateBoxes
        {...{ pricing, calendar, choice, onChoice, asking }}
        onAsking={setAsking}
        obstacle={obstacle}
        start={start}
        length={length}
      />
      <CountField {...request} onChoice={onChoice} />
      {ways.length > 1 && (
        <Select
          label={t('panel.payment')}
          value={pricing.pricing_id}
          onChange={(event) => onChoice({ ...choice, pricing: event.target.value })}
          options={ways.map((one) => ({ value: one[0].pricing_id, label: nameOf(one) }))}
        />
      )}
      <div aria-live="polite">
        {obstacle && <ProblemNote obstacle={obstacle} pricing={pricing} />}
        {offered.state === 'ready' && (
          <PriceLines
            {...{ offer, offered, choice, onChoice }}
            count={calendar.wanted}
            other={choice.pricing === undefined ? cheaper : another}
          />
        )}
      </div>
      {asked && (
        <Suspense>
          <AskedAlready {...asked} />
        </Suspense>
      )}
      {asked?.same ? null : offered.state === 'ready' ? (
        <ButtonLink
          to="/offer/$offerId/booking"
          params={{ offerId: offer.offer_id }}
          search={{ ...choice, pricing: pricing.pricing_id }}
          wide
        >
          {t('panel.write')}
        </ButtonLink>
      ) : (
        // The link works before hydration: it opens the booking page, which also asks for the dates.
        <ButtonLink
          to="/offer/$offerId/booking"
          params={{ offerId: offer.offer_id }}
          search={choice}
          aria-haspopup={missing ? undefined : 'dialog'}
          wide
          onClick={(event) => {
            event.preventDefault();
            if (missing) (missing === 'start' ? start : length).current?.focus();
            else setAsking(true);
          }}
        >
          {t(obstacle ? other : missing === 'start' ? 'panel.chooseStart' : missing ? 'panel.chooseLength' : first)}
        </ButtonLink>
      )}
      {!asked?.same && (
        <p className="text-center text-small text-muted">
          {t(offer.auto_accept ? 'panel.notBindingAuto' : 'panel.notBinding', { name: ownerName(offer.owner) })}
          {session.status === 'in' && !session.profile.completed && ` ${t('panel.incomplete')}`}
        </p>
      )}
      <ElsewhereNote />
    </div>
  );
}

type RequestBarProps = Readonly<{ offer: OfferShape; request: RequestChoice; onChoice: (choice: Choice) => void }>;

export function RequestBar({ offer, request, onChoice }: RequestBarProps) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { pricing, offered, calendar } = request;
  if (!pricing) return null;
  const barred = !mayAsk(offer) ? (
    <LentToMembers offer={offer} />
  ) : (
    offer.cannot_ask && <CannotAsk reason={offer.cannot_ask} rules={offer.ask_rules} />
  );
  if (barred)
    return (
      <ActionBar>
        <PriceText pricing={pricing} />
        <div className="min-w-0 text-small">{barred}</div>
      </ActionBar>
    );
  const ready = offered.state === 'ready' ? offered : null;
  const isDonation = pricing.paymenttype_id === 4;
  const details = [
    ready && isDonation && pricing.donation_target ? donationText(words, pricing) : '',
    calendar.wanted > 1 ? words('unit.piece', { count: calendar.wanted }) : '',
    ready && periodText(words, locale, ready.wish, { rent: pricing.renttype_id, zone: calendar.zone }),
    offer.deposit ? t('bar.deposit', { amount: money({ minor: depositFor(offer, calendar.wanted) }) }) : '',
    offer.deposit_kind === 'document' ? t('price.document') : '',
  ];
  return (
    <>
      <ActionBar>
        <div className="min-w-0">
          {ready ? (
            <p className="font-head text-h3/[1.2]">
              {sumTexts(words, ready.quote, calendar.wanted).sum}
              {isDonation && !pricing.donation_target && ` ${words('price.donation')}`}
            </p>
          ) : (
            <PriceText pricing={pricing} />
          )}
          <p className="line-clamp-2 text-fine text-muted">{details.filter(Boolean).join(' · ')}</p>
        </div>
        <ButtonLink
          to="/offer/$offerId/booking"
          params={{ offerId: offer.offer_id }}
          search={request.choice}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {t('bar.ask')}
        </ButtonLink>
      </ActionBar>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('bar.title')} shape="sheet">
        <RequestPanel offer={offer} request={request} onChoice={onChoice} />
      </Dialog>
    </>
  );
}
