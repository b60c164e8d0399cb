import type { Locale } from '../kernel/ids.js';
import { fillIn, inLanguage, texts } from '../kernel/texts.js';
import type { InvoicePosition } from './invoices.js';

const titled = texts('„{title}“ ({offerId})', '“{title}” ({offerId})', '“{title}” ({offerId})');

/**
 * Adds the offer's title to the invoice lines that contain the offer's id. Lines stay unchanged without a title, or
 * once the title is erased.
 */
export const withOfferTitle = (
  positions: readonly InvoicePosition[],
  title: string | null | undefined,
  locale: Locale,
): readonly InvoicePosition[] =>
  title
    ? positions.map((one) => ({
        ...one,
        text: one.text.replace(/[a-z\d]{10}$/, (offerId) => fillIn(inLanguage(titled, locale), { title, offerId })),
      }))
    : positions;
