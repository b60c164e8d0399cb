import { AD_UNIT, type AdType } from '@lendring/contracts/billing/ads.js';
import type { InvoiceBuyer, InvoicePosition } from '@lendring/contracts/billing/invoice-events.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { vatCaseOf } from '@lendring/contracts/billing/vat.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { fillIn, inLanguage, texts, type Texts } from '@lendring/contracts/texts/text.js';

const names: Readonly<Record<AdType, Texts>> = {
  banner: texts('Werbebanner', 'Advertising banner', 'Reclamebanner'),
  carousel: texts('Werbekarussell', 'Advertising carousel', 'Reclamecarrousel'),
  skyscraper: texts('Werbe-Skyscraper', 'Advertising skyscraper', 'Reclame-skyscraper'),
};
const line = texts(
  '{name}, je 1.000 Einblendungen, Anzeige {adId}',
  '{name}, per 1,000 views, ad {adId}',
  '{name}, per 1.000 weergaven, reclame {adId}',
);

type Sold = Readonly<{ adId: string; type: AdType; views: number; net: number }>;

/** The line of an invoice for an ad, by its id: what it said is not kept for years. */
export const positionOf = (
  { adId, type, views, net }: Sold,
  { issuer, buyer, locale }: Readonly<{ issuer: Issuer; buyer: InvoiceBuyer; locale: Locale }>,
): InvoicePosition => ({
  text: fillIn(inLanguage(line, locale), { name: inLanguage(names[type], locale), adId: adId.slice(0, 8) }),
  quantity: views / AD_UNIT,
  unit: 'piece',
  net,
  vat: vatCaseOf(issuer, buyer),
});
