import { createHash } from 'node:crypto';
import type { offerDoor } from '@lendring/contracts/offer/queries.js';
import { priceKind, type Pricing } from '@lendring/contracts/offer/terms.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import { demoContext, demoId, demoQuery, done, inParallel, type Loading } from './clerk.js';
import type { DemoOffer, DemoPricing, Person } from './content/types.js';
import { personId } from './load-people.js';
import { composePicture } from './pictures.js';

type Load = Loading & Readonly<{
  offer: DoorClient<typeof offerDoor>;
  pictures: Pictures;
  people: ReadonlyMap<string, Person>;
  termsVersion: string;
  published: (offer: DemoOffer) => string;
  progress: (done: number, of: number) => void;
}>;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export const offerIdOf = (key: string): string =>
  Array.from(createHash('sha256').update(`demo offer ${key}`).digest().subarray(0, 10), (byte) => ALPHABET[byte % 32]).join('');

export const pricingIdOf = (key: string, index: number): string => demoId(`pricing ${key} ${index}`);

const priceOf = ({ paymentType, amount }: DemoPricing): Pricing['price'] => {
  const kind = priceKind[paymentType];
  if (kind === 'money') return { kind, money: { minor: amount, currency: 'EUR' } };
  return kind === 'things' ? { kind, count: amount } : { kind };
};

const pricingsOf = ({ key, pricing }: DemoOffer): Pricing[] => pricing.map((p, index) => ({
  pricingId: pricingIdOf(key, index), rentType: p.rentType, paymentType: p.paymentType, price: priceOf(p),
  minDuration: p.min, maxDuration: p.max, donationTarget: p.donationTarget ?? null,
}));

/** Drafts, fills, illustrates and publishes one offer with the commands its owner would send. */
const loadOffer = async ({ offer, pictures, people, termsVersion, published }: Load, demo: DemoOffer): Promise<void> => {
  const offerId = offerIdOf(demo.key);
  const at = published(demo);
  const locale = people.get(demo.owner)?.locale ?? 'de';
  const context = (what: string) => demoContext({ what: `${what} ${demo.key}`, at, locale, by: personId(demo.owner) });
  const { categoryId, title, shortDescription, description, tags, deposit, metadata } = demo;

  // What an earlier start has published costs no pictures again.
  if ((await offer.queries.one({ offerId }, demoQuery(at)))?.publishedAt) return;
  await done(`draft ${demo.key}`, offer.commands.draft({ offerId }, context('draft')));
  for (const [index, picture] of demo.pictures.entries()) {
    const imageId = demoId(`image ${demo.key} ${index}`);
    const stored = await pictures.store(imageId, await composePicture(picture));
    await done(`image ${demo.key}`, offer.commands.addImage({ offerId, picture: { imageId, ...stored } }, context(`image ${index}`)));
  }
  await done(`edit ${demo.key}`, offer.commands.edit({
    offerId,
    changes: {
      categoryId, title, shortDescription, description, tags: [...tags], metadata: [...metadata], pricings: pricingsOf(demo), termsVersion,
      deposit: deposit === null ? null : { minor: deposit, currency: 'EUR' },
      autoAccept: demo.autoAccept ?? false, commercialOnly: demo.commercialOnly ?? false,
    },
  }, context('edit')));
  await done(`publish ${demo.key}`, offer.commands.publish({ offerId }, context('publish')));
};

export const loadOffers = (load: Load, offers: readonly DemoOffer[]): Promise<void> =>
  inParallel(offers, { ...load, width: 3, work: (demo) => loadOffer(load, demo), progress: (finished) => load.progress(finished, offers.length) });
