import type { AdType } from '../billing/ads.js';
import type { Interval, Plan } from '../billing/catalogue.js';
import type { OfferFeature } from '../billing/featured-offers.js';
import { Locale } from '../kernel/ids.js';
import { fillIn, texts, type Texts } from '../kernel/texts.js';

/** Invoice lines of plans. `unused`: credit for the plan that a new one replaces. */
export const planLines: Readonly<Record<Interval | 'unused' | 'unusedOfInvoice', Texts>> = {
  month: texts('Tarif {plan}, 1 Monat', '{plan} plan, 1 month', 'Abonnement {plan}, 1 maand'),
  year: texts('Tarif {plan}, 1 Jahr', '{plan} plan, 1 year', 'Abonnement {plan}, 1 jaar'),
  unusedOfInvoice: texts(
    'Nicht genutzter Rest: Tarif {plan}, aus Rechnung {invoice}',
    'Unused remainder: {plan} plan, from invoice {invoice}',
    'Ongebruikte rest: abonnement {plan}, van factuur {invoice}',
  ),
  unused: texts(
    'Nicht genutzter Rest: Tarif {plan}',
    'Unused remainder: {plan} plan',
    'Ongebruikte rest: abonnement {plan}',
  ),
};

export const featureNames: Readonly<Record<OfferFeature, Texts>> = {
  highlight: texts('Hervorhebung', 'Highlight', 'Uitlichting'),
  top: texts('Platz ganz oben', 'Place at the top', 'Plek bovenaan'),
  home: texts('Platz auf der Startseite', 'Place on the home page', 'Plek op de startpagina'),
};

export const featureLines = {
  days: texts(
    '{name}, {days} Tage, Inserat {offerId}',
    '{name}, {days} days, offer {offerId}',
    '{name}, {days} dagen, advertentie {offerId}',
  ),
  oneDay: texts(
    '{name}, 1 Tag, Inserat {offerId}',
    '{name}, 1 day, offer {offerId}',
    '{name}, 1 dag, advertentie {offerId}',
  ),
  forGood: texts(
    '{name}, unbefristet, Inserat {offerId}',
    '{name}, without end, offer {offerId}',
    '{name}, zonder einddatum, advertentie {offerId}',
  ),
} as const satisfies Readonly<Record<string, Texts>>;

export const adNames: Readonly<Record<AdType, Texts>> = {
  banner: texts('Werbebanner', 'Advertising banner', 'Reclamebanner'),
  carousel: texts('Werbekarussell', 'Advertising carousel', 'Reclamecarrousel'),
  skyscraper: texts('Werbe-Skyscraper', 'Advertising skyscraper', 'Reclame-skyscraper'),
};

export const adLine = texts(
  '{name}, {views} Einblendungen, Anzeige {adId}',
  '{name}, {views} views, ad {adId}',
  '{name}, {views} weergaven, reclame {adId}',
);

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

const patternOf = (template: string): RegExp =>
  new RegExp(`^${escaped(template).replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 'u');

const allLines: readonly Texts[] = [...Object.values(planLines), ...Object.values(featureLines), adLine];

/**
 * Translates an invoice line for a page in another language than the invoice: line and names come from the templates
 * above and from the catalogue.
 *
 * @returns the unchanged line if no template fits, for example after a plan was renamed
 */
export const invoiceLineIn = (text: string, locale: Locale, plans: readonly Pick<Plan, 'title'>[]): string => {
  const named: Readonly<Record<string, readonly Partial<Texts>[]>> = {
    plan: plans.map(({ title }) => title),
    name: [...Object.values(featureNames), ...Object.values(adNames)],
  };
  for (const line of allLines)
    for (const written of Locale.options) {
      const values = patternOf(line[written]).exec(text)?.groups;
      if (!values) continue;
      const translated = Object.entries(values).map(([gap, value]) => {
        const names = named[gap];
        return [gap, names ? names.find((name) => name[written] === value)?.[locale] : value] as const;
      });
      if (translated.every(([, value]) => value !== undefined))
        return fillIn(line[locale], Object.fromEntries(translated) as Readonly<Record<string, string>>);
    }
  return text;
};
