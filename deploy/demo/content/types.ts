import type { Place } from '../pictures/compose.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Country } from '@lendring/contracts/kernel/place.js';
import type { PaymentTypeId } from '@lendring/contracts/reference/payment-types.js';
import type { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import type { RequestTypeId } from '@lendring/contracts/reference/request-types.js';

/** What the shop behind a commercial account says about itself (spec §3, `profile_company`). */
export type Company = Readonly<{ name: string; description: string; legalHints: string; homepage: string }>;

/** `key` is what offers and requests refer to; it never leaves the demo data. */
export type Person = Readonly<{
  key: string;
  email: string;
  nickname: string;
  firstname: string;
  lastname: string;
  street: string;
  postal: string;
  city: string;
  country: Country;
  phone: string;
  /** Ground of the avatar, `#rrggbb`. */
  color: string;
  locale: Locale;
  company?: Company;
  admin?: true;
}>;

/**
 * `amount`: cents for money, a count for crates and sixpacks, 0 where no amount is agreed. Durations count rent units.
 */
export type DemoPricing = Readonly<{
  amount: number;
  rentType: RentTypeId;
  min: number;
  max: number;
  paymentType: PaymentTypeId;
  donationTarget?: string;
}>;

/**
 * Things are names of `things.ts`, the main one first; the hue (0–360) colours the place, which is the category's
 * unless named.
 */
export type Picture = Readonly<{ thing: string; hue: number; extras?: readonly string[]; place?: Place }>;

export type Metadata = Readonly<{ name: string; value: string; public: boolean }>;

export type DemoOffer = Readonly<{
  key: string;
  owner: string;
  categoryId: number;
  title: string;
  shortDescription: string;
  description: string;
  tags: readonly string[];
  pricing: readonly DemoPricing[];
  /** Cents. */
  deposit: number | null;
  metadata: readonly Metadata[];
  autoAccept?: true;
  commercialOnly?: true;
  /** The first one is the main picture; a look at the parts or from near comes after them. */
  pictures: readonly Picture[];
}>;

/** Days are counted from the day the demo data is written: 0 is today, negative ones are past; `to` is free again. */
export type DemoPeriod =
  | Readonly<{ kind: 'days'; from: number; to: number }>
  | Readonly<{ kind: 'hours'; day: number; time: string; hours: number }>;

export type Side = 'vendor' | 'creator';

export type DemoRating = Readonly<{ by: Side; stars: 2 | 3 | 4 | 5; text: string }>;

export type DemoMessage = Readonly<{ by: Side; text: string }>;

/**
 * Where a request shall stand after loading. `acceptedByVendor` waits for the creator; `agreed` lies ahead, `running`
 * holds today, `completed` lies behind; `expired` was never answered before its period began.
 */
export type DemoState =
  | Readonly<{ kind: 'asked' | 'acceptedByVendor' | 'agreed' | 'running' | 'withdrawn' | 'expired' }>
  | Readonly<{ kind: 'declined'; reason: string }>
  | Readonly<{ kind: 'cancelled'; by: Side; reason: string }>
  | Readonly<{ kind: 'completed'; ratings: readonly DemoRating[] }>;

/** `pricing` is the index of the offer's pricing entry; `days` before today it was written is `asked`. */
export type DemoRequest = Readonly<{
  key: string;
  offer: string;
  creator: string;
  period: DemoPeriod;
  pricing: number;
  /** How many days before today it was sent. */
  sentDaysAgo: number;
  /** The first message comes from the creator and goes with the request. */
  messages: readonly DemoMessage[];
  state: DemoState;
}>;

/** Days an owner keeps free of requests; the reason is one of the owner's request types (spec §3). */
export type DemoBlock = Readonly<{
  offer: string;
  from: number;
  to: number;
  reason: Exclude<RequestTypeId, 1>;
  note?: string;
}>;
