import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { money } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { ActionBar } from '../../../ui/ActionBar.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Dialog } from '../../../ui/Dialog.js';
import { donationText, PriceText } from '../../../parts/offers/PriceText.js';
import type { Choice } from '../model/choice.js';
import { mayAsk } from '../model/may-ask.js';
import { LentToMembers } from './LentToMembers.js';
import { periodText } from './period-text.js';
import { RequestPanel } from './RequestPanel.js';
import type { RequestChoice } from './use-request-choice.js';
import { lineText } from './words.js';

type Props = Readonly<{ offer: OfferShape; request: RequestChoice; onChoice: (choice: Choice) => void }>;

export function RequestBar({ offer, request, onChoice }: Props) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { pricing, offered, calendar } = request;
  if (!pricing) return null;
  if (!mayAsk(offer))
    return (
      <ActionBar>
        <PriceText pricing={pricing} />
        <div className="min-w-0 text-small">
          <LentToMembers offer={offer} />
        </div>
      </ActionBar>
    );
  const ready = offered.state === 'ready' ? offered : null;
  const isDonation = pricing.paymenttype_id === 4;
  const details = [
    ready && isDonation && pricing.donation_target ? donationText(words, pricing) : '',
    ready && periodText(words, locale, ready.wish, { rent: pricing.renttype_id, zone: calendar.zone }),
    offer.deposit ? t('bar.deposit', { amount: money({ minor: offer.deposit }) }) : '',
  ];
  return (
    <>
      <ActionBar>
        <div className="min-w-0">
          {ready ? (
            <p className="font-head text-h3/[1.2]">
              {lineText(words, pricing, ready.quote).sum}
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
