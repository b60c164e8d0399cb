import { createHash } from 'node:crypto';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import { noAskRules } from '@lendring/contracts/rules/may-ask.js';
import { priceKind, type Pricing } from '@lendring/contracts/rules/terms.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, demoId, demoQuery, done, inParallel, type Loading } from './commands.js';
import type { DemoOffer, DemoPricing, Person } from './content/schema.js';
import { personId } from './load-people.js';
import { draw } from './pictures/compose.js';
import { drawingsOf } from './pictures/drawings-of.js';
import { forgetThings } from './pictures/things.js';

type Load = Loading &
  Readonly<{
    offer: ServiceClient<typeof offerApi>;
    pictures: Pictures;
    people: ReadonlyMap<string, Person>;
    termsVersion: string;
    published: (offer: DemoOffer) => string;
    progress: (done: number, of: number) => void;
  }>;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export const shortIdOf = (what: string): string =>
  Array.from(createHash('sha256').update(`demo ${what}`).digest().subarray(0, 10), (byte) => ALPHABET[byte % 32]).join(
    '',
  );

export const offerIdOf = (key: string): string => shortIdOf(`offer ${key}`);

export const imageIdOf = (key: string, index: number): string => demoId(`image ${key} ${index}`);

export const pricingIdOf = (key: string, index: number): string => demoId(`pricing ${key} ${index}`);

const priceOf = ({ paymentType, amount }: DemoPricing): Pricing['price'] => {
  const kind = priceKind[paymentType];
  if (kind === 'money') return { kind, money: { minor: amount, currency: 'EUR' } };
  return kind === 'things' ? { kind, count: amount } : { kind };
};

const pricingsOf = ({ key, pricing }: DemoOffer): Pricing[] =>
  pricing.map((p, index) => ({
    pricingId: pricingIdOf(key, index),
    rentType: p.rentType,
    paymentType: p.paymentType,
    price: priceOf(p),
    minDuration: p.min,
    maxDuration: p.max,
    donationTarget: p.donationTarget ?? null,
    ...(p.discounts && { discounts: p.discounts }),
    ...(p.seasons && { seasons: p.seasons }),
    ...(p.weekend !== undefined && { weekend: p.weekend }),
  }));

type OfOffer = Readonly<{ offerId: string; at: string; context: (what: string) => ReturnType<typeof demoContext> }>;

const of = ({ people, published }: Load, demo: DemoOffer): OfOffer => {
  const at = published(demo);
  const locale = people.get(demo.owner)?.locale ?? 'de';
  return {
    offerId: offerIdOf(demo.key),
    at,
    context: (what) => demoContext({ what: `${what} ${demo.key}`, at, locale, by: personId(demo.owner) }),
  };
};

const illustrate = async (
  { offer, pictures }: Load,
  demo: DemoOffer,
  { offerId, context }: OfOffer,
  index: number,
): Promise<void> => {
  const drawing = drawingsOf(demo)[index];
  if (!drawing) return;
  const imageId = imageIdOf(demo.key, index);
  const { fingerprint, ...size } = await pictures.storeDrawn(imageId, await draw(drawing));
  await done(
    `image ${demo.key}`,
    offer.commands.addImage(
      // Omit fingerprints of further pictures: these show the same drawings close up and would all match.
      { offerId, picture: { imageId, ...size }, fingerprint: index === 0 ? fingerprint : null },
      context(`image ${index}`),
    ),
  );
};

const loadOffer = async (load: Load, demo: DemoOffer): Promise<void> => {
  const { offer, termsVersion } = load;
  const own = of(load, demo);
  const { offerId, at, context } = own;
  const { categoryId, title, shortDescription, description, tags, deposit, depositKind, metadata } = demo;

  if ((await offer.queries.one({ offerId }, demoQuery(at)))?.publishedAt) return;
  await done(`draft ${demo.key}`, offer.commands.draft({ offerId }, context('draft')));
  await illustrate(load, demo, own, 0);
  await done(
    `edit ${demo.key}`,
    offer.commands.edit(
      {
        offerId,
        changes: {
          categoryId,
          title,
          shortDescription,
          description,
          tags: [...tags],
          metadata: [...metadata],
          parts: [...(demo.parts ?? [])],
          pricings: pricingsOf(demo),
          termsVersion,
          deposit: deposit === null ? null : { minor: deposit, currency: 'EUR' },
          quantity: demo.quantity ?? 1,
          depositKind: depositKind ?? (deposit === null ? null : 'cash'),
          autoAccept: demo.autoAccept ?? false,
          ...(demo.bookingRules && { bookingRules: demo.bookingRules }),
          ...(demo.askRules && { askRules: { ...noAskRules, ...demo.askRules } }),
          ...(demo.delivery && { delivery: demo.delivery }),
          ...(demo.holdHours && { holdHours: demo.holdHours }),
          commercialOnly: demo.commercialOnly ?? false,
          ...(demo.number !== undefined && { number: demo.number }),
        },
      },
      context('edit'),
    ),
  );
  await done(`publish ${demo.key}`, offer.commands.publish({ offerId }, context('publish')));
};

const illustrateFurther = async (load: Load, demo: DemoOffer): Promise<void> => {
  const own = of(load, demo);
  const view = await load.offer.queries.one({ offerId: own.offerId }, demoQuery(own.at));
  if (!view) return;
  const there = new Set(view.images.map(({ imageId }) => imageId));
  for (const index of drawingsOf(demo).keys()) {
    if (index > 0 && !there.has(imageIdOf(demo.key, index))) await illustrate(load, demo, own, index);
  }
};

export const loadOffers = (load: Load, offers: readonly DemoOffer[]): Promise<void> =>
  inParallel(offers, {
    ...load,
    width: 3,
    work: (demo) => loadOffer(load, demo),
    progress: (finished) => load.progress(finished, offers.length),
  });

export const loadFurtherPictures = async (load: Load, offers: readonly DemoOffer[]): Promise<void> => {
  await inParallel(offers, {
    ...load,
    width: 3,
    work: (demo) => illustrateFurther(load, demo),
    progress: (finished) => load.progress(finished, offers.length),
  });
  forgetThings();
};
