import { describe, expect, it } from 'vitest';
import { texts } from '../kernel/texts.js';
import { invoiceLineIn } from './invoice-lines.js';

const plans = [{ title: texts('Plus', 'Plus', 'Plus') }, { title: texts('Laden (groß)', 'Shop (large)', 'Winkel') }];

describe('an invoice line on a page', () => {
  it.each([
    ['Tarif Plus, 1 Monat', 'en', 'Plus plan, 1 month'],
    ['Tarif Laden (groß), 1 Jahr', 'nl', 'Abonnement Winkel, 1 jaar'],
    ['Shop (large) plan, 1 year', 'de', 'Tarif Laden (groß), 1 Jahr'],
    ['Tarif Plus, 1 Monat', 'de', 'Tarif Plus, 1 Monat'],
    [
      'Nicht genutzter Rest: Tarif Plus, aus Rechnung MUSTER-1',
      'en',
      'Unused remainder: Plus plan, from invoice MUSTER-1',
    ],
    ['Nicht genutzter Rest: Tarif Plus', 'nl', 'Ongebruikte rest: abonnement Plus'],
    [
      'Platz ganz oben, 7 Tage, Inserat „Zelt“ (k3v9w0m2xa)',
      'en',
      'Place at the top, 7 days, offer „Zelt“ (k3v9w0m2xa)',
    ],
    ['Hervorhebung, 1 Tag, Inserat k3v9w0m2xa', 'nl', 'Uitlichting, 1 dag, advertentie k3v9w0m2xa'],
    ['Advertising banner, 5,000 views, ad 1a2b3c4d', 'de', 'Werbebanner, 5,000 Einblendungen, Anzeige 1a2b3c4d'],
  ] as const)('"%s" is translated to %s', (line, locale, expected) => {
    expect(invoiceLineIn(line, locale, plans)).toBe(expected);
  });

  it('stays as invoiced when its plan was renamed, and when no template fits', () => {
    for (const line of ['Tarif Silber, 1 Monat', 'Ein Werbeplatz']) expect(invoiceLineIn(line, 'en', plans)).toBe(line);
  });
});
