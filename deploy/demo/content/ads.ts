import type { AdArea, AdContent, AdTerms } from '@lendring/contracts/billing/ads.js';
import type { Drawing } from '../pictures/compose.js';

/** A demo ad: its content, and what its picture shows. All advertisers are fictional. */
export type DemoAd = Readonly<{
  key: string;
  content: Omit<AdContent, 'pictures'>;
  terms: Pick<AdTerms, 'weight' | 'language' | 'categoryId' | 'area'>;
  drawing: Drawing;
}>;

const banner = { type: 'banner', position: 'top' } as const;
const aroundKoeln: AdArea = { cityId: 'g2886242', city: 'Köln', point: { lat: 50.93333, lng: 6.95 }, radiusKm: 25 };

const inEachLanguage = (
  ad: Omit<DemoAd, 'content' | 'terms'> &
    Readonly<{
      content: Omit<DemoAd['content'], 'title' | 'claim' | 'cta'>;
      words: Readonly<Record<'de' | 'en' | 'nl', readonly [title: string, claim: string, cta: string]>>;
      area?: AdArea;
    }>,
): readonly DemoAd[] =>
  (['de', 'en', 'nl'] as const).map((language) => {
    const { key, content, words, area, drawing } = ad;
    const [title, claim, cta] = words[language];
    return {
      key: `${key} ${language}`,
      content: { ...content, title, claim, cta },
      terms: { weight: 1, language, categoryId: null, ...(area && { area }) },
      drawing,
    };
  });

export const ads: readonly DemoAd[] = [
  ...inEachLanguage({
    key: 'bakery',
    content: {
      ...banner,
      colour: '#f6e3c4',
      link: 'https://baeckerei.example/fruehstueck',
      hint: { x: 'right', y: 'top', src: 'Bäckerei Morgenrot' },
    },
    area: aroundKoeln,
    words: {
      de: ['Brötchen fürs Gartenfest', 'Abends bestellt, morgens um sieben vor der Tür.', 'Zum Frühstück'],
      en: ['Rolls for your garden party', 'Ordered in the evening, at your door by seven.', 'To breakfast'],
      nl: ['Broodjes voor je tuinfeest', "'s Avonds besteld, om zeven uur voor de deur.", 'Naar het ontbijt'],
    },
    drawing: { things: ['croissant'], hue: 35, place: 'room', look: 'close' },
  }),
  ...inEachLanguage({
    key: 'repair',
    content: {
      ...banner,
      colour: '#0b5c5c',
      link: 'https://reparatur.example/werkstatt',
      hint: { x: 'right', y: 'top', src: 'Werkstatt Kettenblatt' },
    },
    words: {
      de: ['Rad kaputt? Selbst gemacht.', 'Ersatzteile mit Anleitung, in zwei Tagen bei dir.', 'Teil finden'],
      en: ['Broken bike? Fix it yourself.', 'Spare parts with instructions, at your door in two days.', 'Find a part'],
      nl: ['Fiets kapot? Zelf maken.', 'Onderdelen met uitleg, binnen twee dagen in huis.', 'Zoek een onderdeel'],
    },
    drawing: { things: ['bicycle'], hue: 180, place: 'room', look: 'close' },
  }),
  ...inEachLanguage({
    key: 'summer fair',
    content: {
      ...banner,
      colour: '#7a1f3d',
      link: 'https://veedel.example/sommerfest',
      hint: { x: 'right', y: 'top', src: 'Nachbarschaftsverein Veedel' },
      payer: 'Stiftung Miteinander',
    },
    area: aroundKoeln,
    words: {
      de: ['Sommerfest im Veedel', 'Bring mit, was du verleihst: Samstag ab drei im Stadtgarten.', 'Mitmachen'],
      en: ['Summer fair in the Veedel', 'Bring what you lend: Saturday from three in the Stadtgarten.', 'Join in'],
      nl: [
        'Zomerfeest in de buurt',
        'Breng mee wat je uitleent: zaterdag vanaf drie uur in de Stadtgarten.',
        'Doe mee',
      ],
    },
    drawing: { things: ['guitar'], hue: 340, place: 'room', look: 'close' },
  }),
  ...inEachLanguage({
    key: 'books',
    content: {
      type: 'skyscraper',
      position: 'left',
      colour: '#3b2d5e',
      link: 'https://buecher.example/neu',
      hint: { x: 'left', y: 'top', src: 'Buchladen Eselsohr' },
    },
    words: {
      de: ['Selber bauen', 'Hundert Bücher über Holz, Garten und Rad, ohne Versandkosten.', 'Stöbern'],
      en: ['Build it yourself', 'A hundred books on wood, gardens and bikes, with free delivery.', 'Browse'],
      nl: ['Zelf maken', 'Honderd boeken over hout, tuin en fiets, gratis thuisbezorgd.', 'Snuffelen'],
    },
    drawing: { things: ['books'], hue: 260, place: 'room', look: 'close' },
  }),
];
