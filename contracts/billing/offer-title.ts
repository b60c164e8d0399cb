import type { Locale } from '../kernel/ids.js';
import { fillIn, inLanguage, texts } from '../texts/text.js';
import type { InvoicePosition } from './invoice-events.js';

const titled = texts('„{title}“ ({offerId})', '“{title}” ({offerId})', '“{title}” ({offerId})');

/** Lines with the title of the offer next to its id; without a title, or once it is erased, as they are. */
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
