import type { FeaturePrice, OfferFeature } from '@lendring/contracts/billing/featured-offers.js';
import type { InvoicePosition } from '@lendring/contracts/billing/invoices.js';
import type { VatCase } from '@lendring/contracts/billing/vat.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { fillIn, inLanguage, texts, type Texts } from '@lendring/contracts/kernel/texts.js';

const names: Readonly<Record<OfferFeature, Texts>> = {
  highlight: texts('Hervorhebung', 'Highlight', 'Uitlichting'),
  top: texts('Platz ganz oben', 'Place at the top', 'Plek bovenaan'),
  home: texts('Platz auf der Startseite', 'Place on the home page', 'Plek op de startpagina'),
};
const forDays = texts(
  '{name}, {days} Tage, Inserat {offerId}',
  '{name}, {days} days, offer {offerId}',
  '{name}, {days} dagen, advertentie {offerId}',
);
const forOneDay = texts(
  '{name}, 1 Tag, Inserat {offerId}',
  '{name}, 1 day, offer {offerId}',
  '{name}, 1 dag, advertentie {offerId}',
);
const forGood = texts(
  '{name}, unbefristet, Inserat {offerId}',
  '{name}, without end, offer {offerId}',
  '{name}, zonder einddatum, advertentie {offerId}',
);

type Sold = Readonly<{ offerId: string; feature: OfferFeature; price: FeaturePrice }>;

/**
 * Invoice line for a feature. The line names the offer by id; the encrypted title is joined when the line is read
 * (`contracts/billing/offer-title.ts`).
 */
export const positionOf = (
  { offerId, feature, price: { net, days } }: Sold,
  { vat, locale }: Readonly<{ vat: VatCase; locale: Locale }>,
): InvoicePosition => {
  const words = days === null ? forGood : days === 1 ? forOneDay : forDays;
  const text = fillIn(inLanguage(words, locale), {
    name: inLanguage(names[feature], locale),
    days: String(days),
    offerId,
  });
  return { text, quantity: 1, unit: 'piece', net, vat };
};
