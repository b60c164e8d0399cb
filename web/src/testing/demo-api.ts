import { categories } from '@lendring/contracts/reference/categories.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import { isLocale } from '../i18n/locale.js';
import { demoOffers, ownOffer } from './demo-offers.js';
import { demoPartner } from './demo-partner.js';
import { demoRequests } from './demo-requests.js';
import { createFakeApi, type FakeHandler } from './fake-api.js';
import { offerCard } from './samples.js';

const { children, hierarchy, path: pathIn } = builtInTree;
const titles = [
  'Akku-Bohrhammer mit Koffer',
  'Familienzelt für sechs',
  'Lastenrad mit Kindersitz',
  'Westerngitarre, frisch besaitet',
  'Stativ und Spiegelreflex',
  'Kanadier für drei',
  'Raclette und Fonduetopf',
  'Bierzeltgarnitur, 3 Sets',
];
const offers = titles.map((title, index) =>
  offerCard({
    offer_id: `a1b2c3d4e${index}`,
    title,
    distance_km: index * 1.7 + 0.4,
    pricing: [
      {
        ...offerCard().pricing[0]!,
        amount: [3, 7].includes(index) ? 1 : 900 + index * 50,
        paymenttype_id: ([1, 1, 5, 3, 1, 1, 4, 2] as const)[index]!,
        donation_target: index === 6 ? 'Tierheim' : null,
      },
    ],
  }),
);
export const demoProfile = {
  user_id: '6f1c9d3e-2b4a-4c8d-9e0f-1a2b3c4d5e6f',
  email: 'mila@example.org',
  email_verified: true,
  contact_email: 'mila@example.org',
  phone: null,
  nickname: 'mila_kern',
  lastname: 'Kern',
  firstname: 'Mila',
  commercial: false,
  organisation: null,
  company: null,
  registration: '2023-05-01T08:00:00.000Z',
  completed: true,
  completed_commercial: false,
  color: '#ffe0b0',
  image_thumb: null,
  rating: { average: 4.9, count: 12 },
  plan_id: null,
  company_description: null,
  company_legalhints: null,
  company_homepage: null,
  company_vat_id: null,
  address: null,
  opening_hours: null,
  privacy: { answer_time: true, loans: true, search_engines: true },
  search_start: { region: null, radius: null },
  language: 'de' as const,
  primary_place_id: null,
  billing_address: null,
};

export const demoHandler =
  (signedIn = false): FakeHandler =>
  ({ path, query, headers }) => {
    const language = headers.get('accept-language')?.slice(0, 2);
    const locale = isLocale(language) ? language : 'de';
    const paging = { page: 1, size: 24, total: offers.length, hasNextPage: false };
    switch (path) {
      case '/auth/token':
        return { raw: { access_token: signedIn ? 'demo' : null, expires_in: 300 } };
      case '/v1/init':
        return { data: { profile: demoProfile, usergroup: [] } };
      case '/v1/status':
        return { data: { badge: { request: { total: 2 }, notification: { total: 3 } } } };
      case '/v1/reference':
        return {
          data: {
            version: '2024-11-25 11:01:09',
            operator: {
              name: 'Verein Beispielort',
              address: 'Marktplatz 1, 50667 Köln',
              email: 'hallo@example.org',
              phone: '',
              register: '',
              vat: '',
              responsible: '',
              authorities: '',
              users: '',
              languages: '',
            },
            terms_version: '1',
            own_sign_in: true,
            sign_in_account: null,
            map: { tiles: null, attribution: null },
            languages: [],
          },
        };
      case '/v1/category':
        return {
          data: categories.map((c) => ({
            id: c.id,
            parent: c.parent,
            title: c.title[locale],
            url: pathIn(locale, c.id),
            urls: { de: pathIn('de', c.id), en: pathIn('en', c.id), nl: pathIn('nl', c.id) },
            description: null,
            icon: c.icon,
            emoji: c.emoji,
            picture: `/assets/emoji/${c.emoji}.webp`,
            hue: c.hue,
            search: c.keywords.join(' '),
            hierarchy: hierarchy(c.id),
            children: children(c.id).map(({ id }) => id),
          })),
        };
      case '/v1/city_search':
        return {
          data: /^(k[öo]|50)/i.test(query.get('query') ?? '')
            ? [
                {
                  id: 'de-koeln',
                  city: 'Köln',
                  city_url: 'koeln',
                  country: 'DE',
                  lat: 50.94,
                  lng: 6.96,
                  postal_count: 3,
                  postal: ['50667', '50823', '50733'].map((postal) => ({ id: `de-${postal}`, postal })),
                },
              ]
            : [],
        };
      case '/v1/offer_search':
        return {
          data: {
            id: 'demo',
            path: '',
            offers,
            top: [],
            highlighted: [],
            mended: [],
            only_mentioned: false,
            facets: [],
            lenders: [],
            ads: [],
            total_is_exact: true,
            meant: null,
            place: null,
            paging,
            ...paging,
          },
        };
      default:
        return undefined;
    }
  };

const own = offers
  .slice(0, 3)
  .map(({ offer_id, title, pricing }, index) =>
    ownOffer({
      offer_id: `f${offer_id.slice(1)}`,
      title,
      pricing,
      category_id: 405,
      description: title,
      terms_accepted: true,
      status: (['active', 'inactive', 'draft'] as const)[index]!,
    }),
  );

export const createDemoApi = (signedIn = false) =>
  createFakeApi(demoRequests(), demoPartner(), demoOffers(...own), demoHandler(signedIn));
