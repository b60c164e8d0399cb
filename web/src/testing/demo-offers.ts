import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import { noAskRulesShape } from '../parts/offers/ask-rules.js';
import type { FakeHandler } from './fake-api.js';
import { offerCard, userCard } from './samples.js';

const picture = (id: string) => ({
  image_id: id,
  small: '/icon.svg',
  medium: '/icon.svg',
  large: '/icon.svg',
  width: 1200,
  height: 900,
});

export const ownOffer = (change: Partial<OfferShape> = {}): OfferShape => {
  const {
    image: _i,
    availability: _a,
    days_price: _d,
    ...card
  } = offerCard({
    status: 'draft',
    category_id: null,
    title: '',
    short_description: '',
    pricing: [],
    deposit: null,
    deposit_kind: null,
    deposit_per_unit: false,
    place: null,
    distance_km: null,
    rating: { average: null, count: 0 },
    published_at: null,
    hits: 0,
  });
  return {
    ...card,
    owner: userCard(),
    description: '',
    hidden_images: [],
    images: [],
    metadata: [],
    parts: [],
    tags: [],
    auto_accept: false,
    hold_hours: 48,
    booking_rules: { lead_days: 0, lead_until: null, longest_advance: null, preparation: noPreparation },
    ask_rules: noAskRulesShape,
    delivery: null,
    cannot_ask: null,
    terms_accepted: false,
    lent_count: 0,
    own: true,
    zone: null,
    place_id: null,
    number: null,
    opening: null,
    personal: true,
    audience: {
      groups: [],
      joinable: [],
      seen_by: 'everyone',
      lent_to: 'everyone',
      free_for_members: false,
      belongs_to: null,
      of_group: false,
    },
    ...change,
  };
};

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const demoOffers = (...given: readonly OfferShape[]): FakeHandler => {
  const offers = new Map(given.map((offer) => [offer.offer_id, offer]));
  const put = (offer: OfferShape) => {
    offers.set(offer.offer_id, offer);
    return { data: offer };
  };
  return ({ method, path, query, body }) => {
    const [, , resource, id = ''] = path.split('/');
    const offer = offers.get(id);
    if (resource === 'offer_bulk') return { status: 204 };
    if (resource === 'offer' && !id && method === 'POST')
      return put(ownOffer({ offer_id: `d0000000${String(offers.size).padStart(2, '0')}` }));
    if (resource === 'offer' && !id && method === 'GET') {
      const words = (query.get('query') ?? '').toLowerCase();
      const list = [...offers.values()]
        .filter(
          (one) =>
            (!query.get('status') || one.status === query.get('status')) && one.title.toLowerCase().includes(words),
        )
        .toSorted((a, b) => (query.get('sort') === 'title' ? a.title.localeCompare(b.title) : 0));
      return {
        data: {
          offers: list.map((one) => ({
            ...offerCard(),
            ...one,
            image: one.images[0] ?? null,
            hidden_image_count: one.hidden_images.length,
          })),
          paging: { page: 1, size: 20, total: list.length, hasNextPage: false },
        },
      };
    }
    if (!offer) return undefined;
    if (resource === 'offer' && method === 'GET') return { data: offer };
    if (resource === 'offer' && method === 'DELETE') {
      offers.delete(id);
      return { status: 204 };
    }
    if (resource === 'offer' && method === 'PATCH') {
      const { image_ids, ...patch } = body as OfferPatch;
      const images = image_ids
        ? image_ids.flatMap((one) => offer.images.filter((image) => image.image_id === one))
        : offer.images;
      return put({
        ...offer,
        ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
        images,
      } as OfferShape);
    }
    if (resource === 'offer_image' && method === 'POST')
      return {
        data: { image_id: uuid(offer.images.length + 1), url: '/files/demo', expires_at: '2027-05-01T08:00:00.000Z' },
      };
    if (resource === 'offer_image' && method === 'PATCH')
      return put({ ...offer, images: [...offer.images, picture((body as { image_id: string }).image_id)] });
    if (resource === 'offer_image_copy') {
      const { images = [] } = offers.get((body as { offer_id: string }).offer_id) ?? {};
      return put({ ...offer, images: [...offer.images, ...images] });
    }
    if (resource === 'offer_image' && method === 'DELETE')
      return put({ ...offer, images: offer.images.filter((image) => image.image_id !== query.get('image_id')) });
    if (resource === 'offer_publish' || resource === 'offer_activate') return put({ ...offer, status: 'active' });
    if (resource === 'offer_deactivate') return put({ ...offer, status: 'inactive' });
    if (resource === 'offer_permalink')
      return { data: { permalink: `http://localhost/i/${id}`, url: `http://localhost/inserat/${id}` } };
    if (resource === 'offer_calendar') return { data: [] };
    return undefined;
  };
};

export const demoPicture = (n: number) => picture(uuid(n));
