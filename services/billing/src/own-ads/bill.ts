import type { AdType } from '@lendring/contracts/billing/ads.js';
import type { InvoicePosition } from '@lendring/contracts/billing/invoices.js';
import type { VatCase } from '@lendring/contracts/billing/vat.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import { fillIn, inLanguage } from '@lendring/contracts/kernel/texts.js';
import { adLine, adNames } from '@lendring/contracts/texts/invoice-lines.js';

type Sold = Readonly<{ adId: string; type: AdType; views: number; net: number }>;

/**
 * Invoice line for an ad and all its views. The line names the ad by id, because invoices outlive the retention of the
 * ad's text.
 */
export const positionOf = (
  { adId, type, views, net }: Sold,
  { vat, locale }: Readonly<{ vat: VatCase; locale: Locale }>,
): InvoicePosition => ({
  text: fillIn(inLanguage(adLine, locale), {
    name: inLanguage(adNames[type], locale),
    views: new Intl.NumberFormat(locales[locale].iso).format(views),
    adId: adId.slice(0, 8),
  }),
  quantity: 1,
  unit: 'piece',
  net,
  vat,
});
