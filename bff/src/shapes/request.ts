import type { Camel } from '@lendring/contracts/http/camel-case.js';
import { otherSide, type Side } from '@lendring/contracts/kernel/side.js';
import type { Contact } from '@lendring/contracts/account/profile.js';
import { addressLine, type Address } from '@lendring/contracts/kernel/place.js';
import type {
  HandoverShape,
  RatingEntry,
  RequestRowShape,
  RequestShape,
  TimelineEntry,
} from '@lendring/contracts/http/request.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { HandoverView } from '@lendring/contracts/request/handover.js';
import type { RatingView } from '@lendring/contracts/request/ratings.js';
import type { RequestRow, RequestView } from '@lendring/contracts/request/request.js';
import type { HiddenWords } from '@lendring/contracts/kernel/words.js';
import { deliveryTotal } from '@lendring/contracts/rules/delivery.js';
import { missingParts, partsOfUnits } from '@lendring/contracts/rules/handover.js';
import type { Part } from '@lendring/contracts/rules/parts.js';
import { priceKind } from '@lendring/contracts/rules/price-kind.js';
import { quantityOf, totalOfTerms } from '@lendring/contracts/rules/quote.js';
import { theirRating } from '@lendring/contracts/rules/ratings.js';
import { allowedActions, isAgreed, type RequestAction } from '@lendring/contracts/request/lifecycle.js';
import { isTurn } from '@lendring/contracts/request/turn.js';
import { waitsFor } from '@lendring/contracts/request/waiting.js';
import { automaticText } from './automatic-text.js';
import type { People } from './people.js';
import { periodShape } from './period.js';
import { linesShape, pricingShape } from './pricing.js';
import { pictureShapeOf, type PictureUrl } from './picture.js';

/** Records with the parts that are missing after the return. `parts`: of all units. */
export const handoversShape = (parts: readonly Part[], handovers: readonly HandoverView[]): Camel<HandoverShape>[] => {
  const out = handovers.find(({ moment }) => moment === 'out')?.counts ?? null;
  return handovers.map((one) => ({
    ...one,
    missing: one.moment === 'back' ? [...missingParts(parts, { out, back: one.counts })] : [],
  }));
};

type Common = Pick<RequestRow, Extract<keyof RequestRow, keyof RequestView>>;

/** True if this side is a commercial vendor, whose address is public on the offers. */
const isShop = (r: Pick<RequestView, 'vendorId'>, side: Side, people: People): boolean =>
  side === 'vendor' && people.get(r.vendorId)?.commercial === true;

export type Held = Pick<Camel<RequestShape>, 'suspended' | 'blocked' | 'offerHeld'>;
const free: Held = { suspended: null, blocked: false, offerHeld: null };

/**
 * Returns unavailable actions. A rating hidden by moderation cannot be answered. Blocked and suspended users agree on
 * no other period, not even of an agreed loan.
 */
const keptFrom = (r: RequestView, { suspended, blocked }: Held): readonly RequestAction[] => {
  const isBarred = suspended === 'self' || blocked;
  const continues = isAgreed(r.status);
  return [
    ...(isBarred ? (['accept', 'propose_period', 'agree_period'] as const) : []),
    ...(r.endFixed ? (['propose_period'] as const) : []),
    ...(isBarred && !continues ? (['message'] as const) : []),
    ...(blocked && !continues ? (['share_address'] as const) : []),
    ...(r.ratings.some(({ side, hidden }) => side !== r.side && hidden) ? (['answer_rating'] as const) : []),
  ];
};

const hasRated = ({ ratings, side }: Pick<RequestView, 'ratings' | 'side'>): boolean =>
  ratings.some((rating) => rating.side === side);

/** True if an address is part of the agreement: of a shop, or of a borrower with delivery. */
const hasToShare = (r: Pick<RequestView, 'vendorId' | 'terms'>, side: Side, people: People): boolean =>
  isShop(r, side, people) || (side === 'creator' && r.terms.delivery !== undefined);

/** Returns actions available to this side. Sharing an address that is shared anyway is excluded. */
export const actionsOf = (
  r: RequestView,
  at: string,
  people: People = new Map(),
  held: Held = free,
): RequestAction[] => {
  const kept = keptFrom(r, held);
  const actions = allowedActions(
    {
      ...r,
      rated: hasRated(r),
      theirRating: theirRating(r.ratings, r.side),
      otherLeft: r.otherLeftAt !== null,
      otherSuspended: held.suspended === 'other',
      offerHeld: held.offerHeld,
    },
    at,
  ).filter((action) => !kept.includes(action));
  return hasToShare(r, r.side, people)
    ? actions.filter((action) => action !== 'share_address' && action !== 'unshare_address')
    : actions;
};

const yourTurn = (r: Common, rated: boolean, at: string): boolean => {
  const seen = {
    ...r,
    rated,
    otherLeft: r.otherLeftAt !== null,
    offerHeld: r.offer === 'locked' ? ('locked' as const) : null,
    rentType: r.terms.pricing.rentType,
  };
  const kind = waitsFor(seen, at);
  return kind !== null && isTurn(kind, r.side);
};

/** Cents for price and delivery; null where the price is paid in things, or to a third party. */
const totalWithDelivery = (terms: RequestRow['terms']): number | null => {
  const { paymentType } = terms.pricing;
  if (paymentType !== 4 && priceKind[paymentType] !== 'things')
    return totalOfTerms(terms) + deliveryTotal(terms.delivery);
  return null;
};

const proposalShape = ({ proposal, terms }: Pick<Common, 'proposal' | 'terms'>): Camel<RequestRowShape>['proposal'] => {
  if (!proposal) return null;
  const { proposalId, side, period, pricing, units, sum, at } = proposal;
  return {
    proposalId,
    side,
    period: periodShape(period, pricing.rentType),
    pricing: pricingShape(pricing),
    units,
    total: sum.total,
    lines: linesShape({ ...terms, pricing, units, sum }),
    difference: sum.total - totalOfTerms(terms),
    at,
  };
};

const common = <Request extends Common>(r: Request, people: People, rated: boolean, at: string, url: PictureUrl) => ({
  ...r,
  proposal: proposalShape(r),
  title: r.terms.title,
  image: pictureShapeOf(r.terms.imageId, url, r.terms.imageSize),
  offerState: r.offer,
  other: people.get(otherSide(r.side) === 'vendor' ? r.vendorId : r.creatorId) ?? null,
  yourTurn: yourTurn(r, rated, at),
  period: periodShape(r.period, r.terms.pricing.rentType),
  pricing: pricingShape(r.terms.pricing),
  units: r.terms.units,
  quantity: quantityOf(r.terms),
  total: totalOfTerms(r.terms),
  totalWithDelivery: totalWithDelivery(r.terms),
  lines: linesShape(r.terms),
  deposit: r.terms.deposit?.minor ?? null,
  depositKind: r.terms.depositKind ?? null,
  depositPerUnit: r.terms.depositPerUnit === true,
  delivery: r.terms.delivery
    ? {
        choice: r.terms.delivery.choice,
        upToKm: r.terms.delivery.upToKm,
        price: r.terms.delivery.cents,
        total: deliveryTotal(r.terms.delivery),
      }
    : null,
});

export const requestRowShape = (r: RequestRow, people: People, at: string, url: PictureUrl): Camel<RequestRowShape> =>
  common(r, people, r.rated, at, url);

const hiddenShape = ({ hidden }: Readonly<{ hidden?: HiddenWords | undefined }>) => ({
  hidden: hidden && { ...hidden, uncounted: hidden.uncounted ?? false },
});

/** Period when the request was made, which automatic replies name. */
const askedPeriod = ({ milestones, period }: RequestView) =>
  milestones.find(({ type }) => type === 'asked')?.period ?? period;

const timelineOf = (r: RequestView, people: People): Camel<TimelineEntry>[] => {
  const about = {
    name: people.get(r.creatorId)?.nickname ?? '…',
    thing: r.terms.title,
    period: periodShape(askedPeriod(r), r.terms.pricing.rentType),
  };
  const current = { vendor: r.vendorId, creator: r.creatorId };
  const before = (side: Side | null, userId: UserId | null) => {
    if (side === null || userId === null || userId === current[side]) return null;
    const person = people.get(userId);
    return person && { person };
  };
  return [
    ...r.messages.map(({ automatic, ...m }) => ({
      ...m,
      id: m.messageId,
      type: 'message' as const,
      text: m.text !== null && automatic ? automaticText(m.text, { ...about, ...automatic }) : m.text,
      ...(automatic && { automatic: automatic.locale }),
      ...hiddenShape(m),
      ...before(m.side, m.authorId),
    })),
    ...r.milestones.map(({ period, ...m }) => ({
      ...m,
      id: `${m.type}-${m.side ?? 'time'}-${m.at}`,
      ...(period && { period: periodShape(period, r.terms.pricing.rentType) }),
      ...before(m.side, m.by),
    })),
  ].toSorted((a, b) =>
    a.at < b.at ? -1 : a.at > b.at ? 1 : Number(a.type === 'message') - Number(b.type === 'message'),
  );
};

export const ratingEntry = (r: RatingView, people: People, title: string | null): Camel<RatingEntry> => ({
  ...r,
  offerTitle: title,
  author: people.get(r.authorId) ?? null,
  answer: r.answer && { ...r.answer, ...hiddenShape(r.answer) },
  ...hiddenShape(r),
});

/** `isDelivery`: the address is that of an agreed delivery, for which no other address stands in. */
export const contactShape = (
  { placeDeleted, ...c }: Contact,
  addressShared: boolean,
  isDelivery = false,
): Camel<RequestShape>['contact'] => {
  const isDeleted = isDelivery && placeDeleted;
  return {
    ...c,
    address: addressShared && !isDeleted && c.address?.street ? addressLine(c.address) : null,
    ...(isDeleted && { addressDeleted: true as const }),
  };
};

const recordsOf = ({ terms, handovers }: RequestView): Pick<Camel<RequestShape>, 'parts' | 'handovers'> => {
  const parts = partsOfUnits(terms.parts ?? [], quantityOf(terms));
  return { parts: [...parts], handovers: handoversShape(parts, handovers) };
};

/** Turn of the caller while no agreement is possible: neither to an open request nor to another period. */
const turnWithoutAgreement = (r: RequestView, rated: boolean, at: string): boolean =>
  r.status !== 'open' && yourTurn({ ...r, proposal: null }, rated, at);

/**
 * `ownPlace`: place of the offer, when different from the address in the profile; `held`: restrictions on requests
 * without an agreement, and on another period of an agreed loan.
 */
export const requestShape = (
  r: RequestView,
  people: People,
  contact: Contact | null,
  at: string,
  url: PictureUrl,
  ownPlace: Address | null = null,
  held: Held = free,
): Camel<RequestShape> => ({
  ...common(r, people, hasRated(r), at, url),
  ...((held.suspended || held.blocked || held.offerHeld) && { yourTurn: turnWithoutAgreement(r, hasRated(r), at) }),
  autoAccept: r.terms.autoAccept,
  holdHours: r.terms.holdHours ?? null,
  ...recordsOf(r),
  addressShared: {
    vendor: r.addressShared.vendor || hasToShare(r, 'vendor', people),
    creator: r.addressShared.creator || hasToShare(r, 'creator', people),
  },
  contact:
    contact &&
    contactShape(
      contact,
      r.addressShared[otherSide(r.side)] ||
        (r.side === 'creator' ? contact.commercial : r.terms.delivery !== undefined),
      r.side === 'vendor' && r.terms.delivery !== undefined,
    ),
  ownPlace: ownPlace && addressLine(ownPlace),
  ...(isAgreed(r.status) ? free : held),
  actions: actionsOf(r, at, people, held),
  ratings: r.ratings.map((rating) => ratingEntry(rating, people, r.terms.title)),
  timeline: timelineOf(r, people),
});
