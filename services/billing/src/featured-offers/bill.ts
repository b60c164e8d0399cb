import type { FeaturePrice, OfferFeature } from '@lendring/contracts/billing/featured-offers.js';
import type { InvoicePosition } from '@lendring/contracts/billing/invoices.js';
import type { VatCase } from '@lendring/contracts/billing/vat.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import { featureLines, featureNames } from '@lendring/contracts/texts/invoice-lines.js';

type Sold = Readonly<{ offerId: string; feature: OfferFeature; price: FeaturePrice }>;

/**
 * Invoice line for a feature. The line names the offer by id; the encrypted title is joined when the line is read
 * (`contracts/billing/offer-title.ts`).
 */
export const positionOf = (
  { offerId, feature, price: { net, days } }: Sold,
  { vat, locale }: Readonly<{ vat: VatCase; locale: Locale }>,
): InvoicePosition => {
  const words = featureLines[days === null ? 'forGood' : days === 1 ? 'oneDay' : 'days'];
  const text = fillIn(inLanguage(words, locale), {
    name: inLanguage(featureNames[feature], locale),
    days: String(days),
    offerId,
  });
  return { text, quantity: 1, unit: 'piece', net, vat };
};
