import { Delivery } from '@lendring/contracts/offer/delivery.js';
import { DeliveryChoice } from '@lendring/contracts/request/asking.js';
import { BookingRules } from '@lendring/contracts/offer/booking-rules.js';
import { AskRules } from '@lendring/contracts/rules/ask-rules.js';
import { HoldHours } from '@lendring/contracts/offer/editing.js';
import { OpeningHours } from '@lendring/contracts/account/opening-days.js';
import { Organisation } from '@lendring/contracts/account/profile.js';
import { TraderFinding } from '@lendring/contracts/account/traders.js';
import { Joining } from '@lendring/contracts/group/rules.js';
import { Locale } from '@lendring/contracts/kernel/ids.js';
import { Role } from '@lendring/contracts/kernel/roles.js';
import { Country } from '@lendring/contracts/kernel/place.js';
import { PaymentTypeId } from '@lendring/contracts/reference/payment-types.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { depositKinds } from '@lendring/contracts/rules/deposit-kinds.js';
import { RequestTypeId } from '@lendring/contracts/reference/request-types.js';
import { HandoverMoment } from '@lendring/contracts/request/handover.js';
import { PieceCondition } from '@lendring/contracts/request/pieces.js';
import { Parts } from '@lendring/contracts/rules/parts.js';
import { Quantity } from '@lendring/contracts/rules/quantity.js';
import { Discount, Season } from '@lendring/contracts/rules/terms.js';
import * as z from 'zod';
import { indoors } from '../pictures/indoors.js';
import { outdoors } from '../pictures/outdoors.js';

const text = z.string().min(1);
const count = z.int().nonnegative();
/** Days relative to the start of the demo: 0 is that day, negative days are in the past. */
const day = z.int();
/** Key for references within the demo data; never stored in the product. */
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes small letters, digits and single hyphens');
const oneOf = <Name extends string>(names: Readonly<Record<Name, unknown>>) => z.enum(Object.keys(names) as Name[]);

const Place = oneOf({ ...indoors, ...outdoors });

const Person = z.strictObject({
  key,
  email: z.email(),
  nickname: text,
  firstname: text,
  lastname: text,
  street: text,
  postal: text,
  city: text,
  country: Country,
  phone: text,
  color: z.string().regex(/^#[0-9a-f]{6}$/, 'takes a colour such as #ffe0b0'),
  locale: Locale,
  /** Company profile of a commercial account (spec §3, `profile_company`). */
  company: z
    .strictObject({
      name: text,
      /** Kind of organisation; a business by default. */
      organisation: Organisation.optional(),
      description: text,
      legalHints: text,
      homepage: text,
      openingHours: OpeningHours.optional(),
      /** Closed days, both inclusive. */
      closed: z.array(z.strictObject({ from: day, to: day, label: text })).optional(),
      register: z.strictObject({ name: text, number: text }).nullable(),
    })
    .optional(),
  role: Role.optional(),
  joinedDaysAgo: count.min(1).optional(),
  trader: TraderFinding.optional(),
});

/**
 * `amount` is cents for money, a number of crates or sixpacks, or 0 without an agreed amount. Durations count rental
 * units.
 */
const Pricing = z
  .strictObject({
    payment: oneOf(PaymentTypeId),
    amount: count,
    unit: oneOf(RentTypeId),
    min: count,
    max: count,
    donationTarget: text.optional(),
    discounts: z.array(Discount).optional(),
    seasons: z.array(Season).optional(),
    weekend: count.optional(),
  })
  .transform(({ payment, amount, unit, min, max, donationTarget, discounts, seasons, weekend }) => ({
    amount,
    rentType: RentTypeId[unit],
    min,
    max,
    paymentType: PaymentTypeId[payment],
    ...(donationTarget !== undefined && { donationTarget }),
    ...(discounts && { discounts }),
    ...(seasons && { seasons }),
    ...(weekend !== undefined && { weekend }),
  }));

/**
 * `thing` is an icon of @iconify-json/noto or `drawn/<file>` in `drawings/`, main object first. `hue` colours the
 * scene, which defaults to that of the category.
 */
const Picture = z.strictObject({
  thing: text,
  extras: z.array(text).max(3).readonly().optional(),
  hue: z.int().min(0).max(360),
  place: Place.optional(),
});

const Pieces = z.strictObject({
  number: text,
  last: text.optional(),
  condition: PieceCondition.optional(),
  note: text.optional(),
});

const Offer = z.strictObject({
  key,
  owner: key,
  categoryId: count,
  title: text,
  shortDescription: text,
  description: text,
  tags: z.array(text).readonly(),
  pricing: z.array(Pricing).min(1).readonly(),
  /** Cents. */
  deposit: count.nullable(),
  /** Number of equal units; one if absent. */
  quantity: Quantity.optional(),
  /** Numbered units: runs and single pieces. */
  pieces: z.array(Pieces).readonly().optional(),
  /** Absent: cash, or no deposit. */
  depositKind: z.enum(depositKinds).optional(),
  metadata: z.array(z.strictObject({ name: text, value: text, public: z.boolean() })).readonly(),
  /** Own number of the owner. */
  number: text.optional(),
  parts: Parts.optional(),
  autoAccept: z.literal(true).optional(),
  holdHours: HoldHours.optional(),
  bookingRules: BookingRules.optional(),
  askRules: AskRules.partial().optional(),
  delivery: Delivery.optional(),
  commercialOnly: z.literal(true).optional(),
  pictures: z.array(Picture).min(1).readonly(),
});

/** `to` is exclusive: `{ "from": -9, "to": -7 }` are two days, and the item is back on the third. */
const Period = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('days'), from: day, to: day }),
  z.strictObject({
    kind: z.literal('hours'),
    day,
    time: z.string().regex(/^\d\d:\d\d$/, 'takes a time such as 17:00'),
    hours: count,
  }),
]);

const Side = z.enum(['vendor', 'creator']);
const stars = z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

/**
 * State after loading. `acceptedByVendor` awaits the creator; `agreed` is in the future, `running` includes today,
 * `completed` is in the past; `expired` was never answered before its period began.
 */
const State = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['asked', 'acceptedByVendor', 'agreed', 'running', 'withdrawn', 'expired']) }),
  z.strictObject({ kind: z.literal('declined'), reason: text }),
  z.strictObject({ kind: z.literal('cancelled'), by: Side, reason: text }),
  z.strictObject({
    kind: z.literal('completed'),
    /** `reply` is by the rated side. */
    ratings: z.array(z.strictObject({ by: Side, stars, text, reply: text.optional() })).readonly(),
  }),
]);

/** Derives the key from the content, so that the key stays stable when other requests are added. */
const Request = z
  .strictObject({
    offer: key,
    creator: key,
    period: Period,
    pricing: count,
    /** Number of units; one if absent. */
    quantity: Quantity.optional(),
    /** Return service, to the creator's main address. */
    delivery: DeliveryChoice.optional(),
    sentDaysAgo: count,
    /** The first message is the creator's and is sent with the request. */
    messages: z
      .array(z.strictObject({ by: Side, text }))
      .min(1)
      .readonly(),
    /** Records of the vendor while the loan runs, at handover and return, with the creator's answers. */
    handovers: z
      .array(
        z.strictObject({
          moment: HandoverMoment,
          counts: z.array(count),
          note: text.optional(),
          answer: z.strictObject({ agrees: z.boolean(), note: text.optional() }).optional(),
        }),
      )
      .readonly()
      .optional(),
    state: State,
  })
  .transform((request) => ({
    key: `${request.offer}-${request.creator}-${request.period.kind === 'days' ? request.period.from : request.period.day}`,
    ...request,
  }));

const ownersReasons = z.enum(['ownUse', 'notAvailable', 'maintenance']);

/** Blocked days of an owner. `reason`: one of the request types reserved for owners (spec §3). */
const Block = z
  .strictObject({
    offer: key,
    from: day,
    to: day,
    reason: ownersReasons,
    note: text.optional(),
    /** All units if absent. */
    units: Quantity.optional(),
  })
  .transform(({ reason, ...block }) => ({ ...block, reason: RequestTypeId[reason] }));

/** Loan that an owner entered. `to` is exclusive, `price` in cents. `returned`: the item is back in time. */
const CounterLoan = z.strictObject({
  offer: key,
  from: day,
  to: day,
  units: Quantity,
  name: text,
  phone: text.optional(),
  price: count.optional(),
  note: text.optional(),
  /** Ids of the pieces that went out. */
  pieces: z.array(count).readonly().optional(),
  returned: z.literal(true).optional(),
  /** Parts that went out, as recorded at the counter. */
  out: z.array(count).readonly().optional(),
});

const date = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** Entry of unavailable days of a person; all offers if `offers` is absent. */
const Closing = z
  .strictObject({
    person: key,
    offers: z.array(key).min(1).readonly().optional(),
    days: z.discriminatedUnion('kind', [
      /** Days after loading, both inclusive. */
      z.strictObject({ kind: z.literal('days'), from: day, to: day }),
      /** The same dates each year, `MM-DD`, both inclusive. */
      z.strictObject({ kind: z.literal('dates'), from: date, to: date }),
      /** Each of these weekdays (0 is Monday) for a number of days. */
      z.strictObject({ kind: z.literal('weekday'), weekday: z.int().min(0).max(6), days: day }),
    ]),
    reason: ownersReasons,
    note: text,
    /** Units of the only offer; absent: all. */
    units: count.optional(),
  })
  .transform(({ reason, ...closing }) => ({ ...closing, reason: RequestTypeId[reason] }));

/** `founder`, `members`, `admins` and `asks` are user keys, `things` offer keys; the town is given by name. */
const Group = z.strictObject({
  key,
  founder: key,
  town: text.nullable(),
  name: text,
  description: text,
  rules: z.string(),
  color: z.string().regex(/^#[0-9a-f]{6}$/, 'takes a colour such as #ffe0b0'),
  joining: Joining,
  listed: z.boolean(),
  publicSearchRequests: z.boolean().optional(),
  members: z.array(key).readonly(),
  admins: z.array(key).readonly(),
  asks: z.array(z.tuple([key, text])).readonly(),
  picture: Picture.optional(),
  /**
   * Offers of the members, each in one group. `among`: public, requestable by members only, or visible to members
   * only. `owned`: the item belongs to the group.
   */
  things: z
    .array(
      z.strictObject({
        offer: key,
        among: z.enum(['all', 'asks', 'sees']),
        free: z.boolean(),
        owned: z.boolean().optional(),
      }),
    )
    .readonly(),
});

/** Authors are user keys. `group`: key of one of the author's groups; `offer`: an offer of the reply's author. */
const SearchRequest = z
  .strictObject({
    by: key,
    /** Null: addressed to everyone near the town. */
    group: key.nullable(),
    town: text.nullable(),
    title: text,
    text,
    categoryId: count.nullable(),
    days: z.strictObject({ from: day, last: day }).nullable(),
    daysAgo: count,
    public: z.literal(true).optional(),
    replies: z.array(z.strictObject({ by: key, text, offer: key.nullable(), hoursAfter: count })).readonly(),
    solved: z.literal(true).optional(),
  })
  .transform((request) => ({ key: `${request.by} ${request.title}`, ...request }));

/** Parts of DiceBear's Toon Head; colours are names in `portraits.ts`. */
const Portrait = z.strictObject({
  hair: z.enum(['sideComed', 'undercut', 'spiky', 'bun']).nullable(),
  tint: z.enum(['black', 'brown', 'chestnut', 'fair', 'blond', 'grey', 'white']),
  skin: z.enum(['light', 'tan', 'olive', 'brown', 'dark']),
  clothes: z.enum(['turtleNeck', 'openJacket', 'dress', 'shirt', 'tShirt']),
  colour: z.enum(['teal', 'red', 'blue', 'green', 'sun', 'plum', 'rose', 'coal', 'sand', 'orange']),
  long: z.enum(['longStraight', 'longWavy', 'shoulderHigh', 'neckHigh']).optional(),
  beard: z.enum(['moustacheTwirl', 'fullBeard', 'chin', 'chinMoustache', 'longBeard']).optional(),
  eyes: z.enum(['happy', 'humble', 'wink']).optional(),
  mouth: z.enum(['smile', 'laugh']).optional(),
});

export const files = {
  people: z.array(Person).readonly(),
  offers: z.array(Offer).readonly(),
  requests: z.array(Request).readonly(),
  blocks: z.array(Block).readonly(),
  'counter-loans': z.array(CounterLoan).readonly(),
  closings: z.array(Closing).readonly(),
  groups: z.array(Group).readonly(),
  'search-requests': z.array(SearchRequest).readonly(),
  portraits: z.record(key, Portrait),
  places: z.partialRecord(Place, z.array(count).readonly()),
} as const;

type Entry<List extends z.ZodType<readonly unknown[]>> = Readonly<z.output<List>[number]>;

export type Person = Entry<typeof files.people>;
export type DemoOffer = Entry<typeof files.offers>;
export type DemoPricing = DemoOffer['pricing'][number];
export type DemoRequest = Entry<typeof files.requests>;
export type DemoPeriod = DemoRequest['period'];
export type DemoGroup = Entry<typeof files.groups>;
export type DemoSearchRequest = Entry<(typeof files)['search-requests']>;
export type DemoCounterLoan = Entry<(typeof files)['counter-loans']>;
export type DemoBlock = Entry<typeof files.blocks>;
export type DemoClosing = Entry<typeof files.closings>;
export type Place = z.output<typeof Place>;
