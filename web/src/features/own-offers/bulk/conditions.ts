import type { AskRulesShape, OfferPatch } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { RentTypeId } from '@lendring/contracts/rules/terms.js';
import { type Asking, askingModel } from '../../../parts/conditions/asking.js';
import { type Booking, bookingModel, noBooking } from '../../../parts/conditions/booking.js';
import { deliveryModel, type DeliveryEntry } from '../../../parts/conditions/delivery.js';
import { type Deposit, type DepositEntry, depositModel } from '../../../parts/conditions/deposit.js';
import {
  discountEntries,
  discountProblems,
  type Discounts,
  discountShapes,
} from '../../../parts/conditions/discounts.js';
import { durationProblems, type Durations } from '../../../parts/conditions/durations.js';
import type { Problem } from '../../../parts/conditions/form.js';
import { holdModel } from '../../../parts/conditions/hold.js';
import { quantityModel } from '../../../parts/conditions/quantity.js';
import { noAskRulesShape } from '../../../parts/offers/ask-rules.js';
import { conditionFields, type Conditions } from './offer-conditions.js';
import { rentTypesOf } from './prices.js';

/** Conditions that one act can change, in the order of the dialog; each offer keeps those that are not ticked. */
export const topics = [
  'quantity',
  'deposit',
  'durations',
  'discounts',
  'lead',
  'advance',
  'preparation',
  'delivery',
  'km',
  'residents',
  'phone',
  'ratings',
  'commercial',
  'accept',
  'hold',
] as const;
export type Topic = (typeof topics)[number];

/** Conditions as typed for many offers; only those of `ticked` topics count. */
export type TypedConditions = Readonly<{
  ticked: readonly Topic[];
  quantity: number | null;
  deposit: DepositEntry;
  booking: Booking;
  delivery: DeliveryEntry;
  asking: Asking;
  commercialOnly: boolean | null;
  autoAccept: boolean | null;
  hold: number;
  durations: Durations;
  /** Rent type whose prices get the durations; null if no offer has a price. */
  timed: RentTypeId | null;
  discounts: Discounts;
  /** Rent type whose prices in money get the discounts; null if no offer has such a price. */
  per: RentTypeId | null;
}>;

/** Conditions to set; what is absent stays as each offer has it. */
const depositFields = ['deposit', 'deposit_kind', 'deposit_per_unit'] as const;

export type ConditionSet = Readonly<{
  offer: Partial<Omit<Conditions, 'pricing' | 'booking_rules' | 'ask_rules'>>;
  booking: Partial<Booking>;
  asking: Partial<AskRulesShape>;
  durations: (Readonly<{ per: RentTypeId }> & Pick<PricingShape, 'duration_min' | 'duration_max'>) | null;
  discounts: Readonly<{ per: RentTypeId; list: NonNullable<PricingShape['discounts']> }> | null;
}>;

/** Fields of the topics that are parts of the booking rules and of the rules on who may ask, as typed and as sent. */
type Fields<Field> = Partial<Readonly<Record<Topic, readonly Field[]>>>;
const bookingFields: Fields<keyof Booking> = {
  lead: ['lead_days', 'lead_until'],
  advance: ['longest_advance'],
  preparation: ['preparation'],
};
const askingFields: Fields<keyof Asking> = {
  km: ['km'],
  residents: ['postals', 'towns'],
  phone: ['phone'],
  ratings: ['ratings'],
};
const askRuleFields: Fields<keyof AskRulesShape> = {
  km: ['max_km'],
  residents: ['postals', 'towns'],
  phone: ['phone'],
  ratings: ['good_ratings'],
};
const fieldsOf = <Field>(ticked: readonly Topic[], fields: Fields<Field>): readonly Field[] =>
  ticked.flatMap((topic) => fields[topic] ?? []);

/** Typed rules of the ticked topics, without any others, so that these cause no problems. */
const bookingIn = ({ ticked, booking }: TypedConditions): Booking => ({
  ...noBooking,
  ...pick(booking, ...fieldsOf(ticked, bookingFields)),
});
const askingIn = ({ ticked, asking }: TypedConditions): Asking => ({
  ...askingModel.from({ ask_rules: noAskRulesShape }),
  ...pick(asking, ...fieldsOf(ticked, askingFields)),
});

/** Value that all offers share, or else the usual one. */
const shared = <Value>(values: readonly Value[], usual: Value): Value => {
  const [first = usual] = values;
  return values.every((one) => same(one, first)) ? first : usual;
};

/** Number that all offers share; null if they differ. */
const sharedNumber = (values: readonly number[]): number | null => shared<number | null>(values, null);

/**
 * Fields at first: what all these offers have in common, with nothing ticked. Numbers and
 * choices in which they differ are empty, so that no act sets them unread.
 */
export const firstConditions = (offers: readonly Conditions[]): TypedConditions => {
  const at = <Field extends keyof Conditions>(field: Field, usual: Conditions[Field]) =>
    shared<Conditions[Field]>(
      offers.map((one) => one[field]),
      usual,
    );
  const [per = null] = rentTypesOf(offers);
  const [timed = null] = timedTypesOf(offers);
  return {
    ticked: [],
    quantity: sharedNumber(offers.map(({ quantity }) => quantity)),
    deposit: shared<DepositEntry>(offers.map(depositModel.from), { kind: null, amount: null, perUnit: false }),
    booking: {
      ...at('booking_rules', noBooking),
      lead_days: sharedNumber(offers.map(({ booking_rules: rules }) => rules.lead_days)) ?? Number.NaN,
    },
    delivery: deliveryModel.from({ delivery: at('delivery', null) }),
    asking: askingModel.from({ ask_rules: at('ask_rules', noAskRulesShape) }),
    commercialOnly: shared<boolean | null>(
      offers.map((one) => one.commercial_only),
      null,
    ),
    autoAccept: shared<boolean | null>(
      offers.map((one) => one.auto_accept),
      null,
    ),
    hold: sharedNumber(offers.map(({ hold_hours: hours }) => hours)) ?? Number.NaN,
    durations: durationsFor(offers, timed),
    timed,
    discounts: discountsFor(offers, per),
    per,
  };
};

/** Rent types of all prices of some offers, in the order of their ids. */
export const timedTypesOf = (offers: readonly Pick<Conditions, 'pricing'>[]): readonly RentTypeId[] =>
  [...new Set(offers.flatMap(({ pricing }) => pricing.map(({ renttype_id: per }) => per)))].toSorted((a, b) => a - b);

/** Durations that all prices of this rent type have in common. */
export const durationsFor = (offers: readonly Conditions[], per: RentTypeId | null): Durations =>
  shared<Durations>(
    offers.flatMap(({ pricing }) =>
      pricing.flatMap((one) => (one.renttype_id === per ? { min: one.duration_min, max: one.duration_max } : [])),
    ),
    { min: null, max: null },
  );

/** Discounts that all prices in money of this rent type have in common. */
export const discountsFor = (offers: readonly Conditions[], per: RentTypeId | null): Discounts => {
  const entries = offers.flatMap(({ pricing }) => pricing.filter((one) => isDiscounted(one, per)));
  const [first] = entries;
  return first && entries.every(({ discounts }) => same(discounts, first.discounts)) ? discountEntries(first) : [];
};

const CASH = 1;
const isDiscounted = (entry: Conditions['pricing'][number], per: RentTypeId | null): boolean =>
  entry.paymenttype_id === CASH && entry.renttype_id === per;

/** Ids of the fields of durations. */
export const durationIds = { min: 'duration_min', max: 'duration_max' } as const;

const unchosen = (id: string): Problem => ({ id, key: 'choose' });
const isChosen = (deposit: DepositEntry): deposit is Deposit => deposit.kind !== null;

/** Problems at the fields of the ticked topics. */
export const problemsIn = (typed: TypedConditions): readonly Problem[] => {
  const is = (topic: Topic) => typed.ticked.includes(topic);
  return [
    ...(is('quantity') ? quantityModel.problems(typed) : []),
    ...(is('deposit')
      ? isChosen(typed.deposit)
        ? depositModel.problems(typed.deposit)
        : [unchosen('deposit_kind')]
      : []),
    ...(is('durations') ? durationProblems(typed.durations, durationIds) : []),
    ...(is('discounts') ? discountProblems(typed.discounts) : []),
    ...(is('lead') && Number.isNaN(typed.booking.lead_days) ? [unchosen('lead_days')] : []),
    ...(is('commercial') && typed.commercialOnly === null ? [unchosen('commercial_only')] : []),
    ...(is('accept') && typed.autoAccept === null ? [unchosen('auto_accept')] : []),
    ...(is('hold') && Number.isNaN(typed.hold) ? [unchosen('hold_hours')] : []),
    ...bookingModel.problems(bookingIn(typed)),
    ...(is('delivery') ? deliveryModel.problems(typed.delivery) : []),
    ...askingModel.problems(askingIn(typed)),
  ];
};

/** Conditions of the ticked topics; only for fields without problems. */
export const conditionsIn = (typed: TypedConditions): ConditionSet => {
  const { ticked, per, timed, durations } = typed;
  const is = (topic: Topic) => ticked.includes(topic);
  const { ask_rules: rules = noAskRulesShape } = askingModel.patch(askingIn(typed));
  return {
    offer: {
      ...(is('quantity') && typed.quantity !== null && { quantity: typed.quantity }),
      ...(is('commercial') && typed.commercialOnly !== null && { commercial_only: typed.commercialOnly }),
      ...(is('accept') && typed.autoAccept !== null && { auto_accept: typed.autoAccept }),
      ...(is('deposit') && isChosen(typed.deposit) && depositModel.patch(typed.deposit)),
      ...(is('delivery') && deliveryModel.patch(typed.delivery)),
      ...(is('hold') && holdModel.patch(typed.hold)),
    },
    booking: pick(typed.booking, ...fieldsOf(ticked, bookingFields)),
    asking: pick(rules, ...fieldsOf(ticked, askRuleFields)),
    durations:
      is('durations') && timed !== null && durations.min !== null
        ? { per: timed, duration_min: durations.min, duration_max: durations.max }
        : null,
    discounts: is('discounts') && per !== null ? { per, list: discountShapes(typed.discounts) } : null,
  };
};

const discounted = (entry: PricingShape, { per, list }: NonNullable<ConditionSet['discounts']>): PricingShape => {
  if (!isDiscounted(entry, per) || (!entry.discounts?.length && list.length === 0)) return entry;
  const { discounts: _former, ...rest } = entry;
  return list.length > 0 ? { ...rest, discounts: [...list] } : rest;
};

/** Fields to send for one offer; null if it has these conditions already. */
export const conditionsPatch = (
  offer: Conditions,
  { discounts, durations, ...set }: ConditionSet,
): OfferPatch | null => {
  const timed = (entry: PricingShape): PricingShape =>
    durations?.per === entry.renttype_id ? { ...entry, ...pick(durations, 'duration_min', 'duration_max') } : entry;
  const wanted: Partial<Conditions> = {
    ...set.offer,
    booking_rules: { ...offer.booking_rules, ...set.booking },
    ask_rules: { ...offer.ask_rules, ...set.asking },
    pricing: offer.pricing.map(timed).map((entry) => (discounts ? discounted(entry, discounts) : entry)),
  };
  const changed = conditionFields.filter((field) => field in wanted && !same(wanted[field], offer[field]));
  if (changed.length === 0) return null;
  // All fields of the deposit are one condition.
  const isDeposit = changed.some((field) => depositFields.some((one) => one === field));
  return pick(wanted, ...new Set([...changed, ...(isDeposit ? depositFields : [])]));
};
