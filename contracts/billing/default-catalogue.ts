import { texts } from '../kernel/texts.js';
import type { Catalogue } from './catalogue.js';

export const defaultCatalogue: Catalogue = {
  plans: [
    {
      planId: 'free',
      title: texts('Kostenlos', 'Free', 'Gratis'),
      text: texts(
        'Für alle, die ab und zu etwas verleihen.',
        'For everybody who lends something now and then.',
        'Voor iedereen die af en toe iets uitleent.',
      ),
      audience: 'everybody',
      price: null,
      trialDays: 0,
      included: { offers: 50, pictures: 10, groups: 50, highlights: 0, apiKeys: 10, members: 1 },
      offered: true,
    },
    {
      planId: 'plus',
      title: texts('Plus', 'Plus', 'Plus'),
      text: texts(
        'Für Menschen und Vereine, die viel verleihen.',
        'For people and clubs that lend a lot.',
        'Voor mensen en verenigingen die veel uitlenen.',
      ),
      audience: 'everybody',
      price: { month: 490, year: 4_900 },
      trialDays: 30,
      included: { offers: 200, pictures: 10, groups: 50, highlights: 2, apiKeys: 10, members: 3 },
      offered: true,
    },
    {
      planId: 'business',
      title: texts('Business', 'Business', 'Business'),
      text: texts(
        'Für Läden und Verleihe mit großem Bestand.',
        'For shops and rental companies with a large stock.',
        'Voor winkels en verhuurbedrijven met een groot assortiment.',
      ),
      audience: 'commercial',
      price: { month: 2_900, year: 29_000 },
      trialDays: 30,
      included: { offers: null, pictures: 10, groups: 50, highlights: 10, apiKeys: 10, members: 20 },
      offered: true,
    },
  ],
  features: { highlight: { net: 190, days: 14 }, top: { net: 490, days: 7 }, home: { net: 690, days: 7 } },
  ads: { banner: 900, carousel: 700, skyscraper: 500 },
};
