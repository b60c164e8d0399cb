import { isBeyond } from './may-ask.js';

export const deliveryLimits = { steps: 10, farthestKm: 200, cents: 100_000, note: 200 } as const;

/** Ways that the lender travels: `bring` to the borrower when the loan begins, `fetch` back when it ends. */
export const deliveryServices = ['bring', 'fetch'] as const;
export type DeliveryService = (typeof deliveryServices)[number];

/** Return service that a borrower chooses (spec §1); none of these: the borrower picks up and returns. */
export const deliveryChoices = ['bring', 'fetch', 'both'] as const;
export type DeliveryChoice = (typeof deliveryChoices)[number];

type Rule = Readonly<{
  services: readonly DeliveryService[];
  /** Price per way in cents, within so many kilometres; ascending. */
  steps: readonly Readonly<{ upToKm: number; cents: number }>[];
}>;

export const servicesOf = (choice: DeliveryChoice): readonly DeliveryService[] =>
  choice === 'both' ? deliveryServices : [choice];

/** Return services that an offer leaves to choose from. */
export const choicesOf = ({ services }: Pick<Rule, 'services'>): readonly DeliveryChoice[] =>
  deliveryChoices.filter((choice) => servicesOf(choice).every((one) => services.includes(one)));

type Circle = Parameters<typeof isBeyond>[1];

/**
 * First distance, in kilometres, that a place lies within; null if it lies beyond all of them. Both places are
 * published circles, measured as conditions measure them (ADR 136).
 *
 * @param steps whole kilometres, ascending
 */
export const stepWithin = (steps: readonly number[], one: Circle, other: Circle): number | null =>
  steps.find((km) => !isBeyond(km, one, other)) ?? null;

/** `km`: greatest distance of a delivery. */
export type NoDelivery =
  | Readonly<{ problem: 'delivery_not_offered' | 'delivery_place_needed' }>
  | Readonly<{ problem: 'delivery_too_far'; km: number }>;

/**
 * Price of a return service in cents, per way and for all ways, by the step of the distance.
 *
 * @param rule null: the offer has no delivery
 * @param upToKm step of the borrower's place; null: beyond all steps; undefined: the place is unknown
 */
export const deliveryPrice = (
  rule: Rule | null,
  choice: DeliveryChoice,
  upToKm: number | null | undefined,
): Readonly<{ upToKm: number; perWay: number; total: number }> | NoDelivery => {
  if (!rule || !choicesOf(rule).includes(choice)) return { problem: 'delivery_not_offered' };
  if (upToKm === undefined) return { problem: 'delivery_place_needed' };
  const step = rule.steps.find((one) => one.upToKm === upToKm);
  if (!step) return { problem: 'delivery_too_far', km: rule.steps.at(-1)?.upToKm ?? 0 };
  return { upToKm: step.upToKm, perWay: step.cents, total: step.cents * servicesOf(choice).length };
};

/** Price of the agreed delivery in cents; 0 without one. */
export const deliveryTotal = (
  delivery: Readonly<{ choice: DeliveryChoice; cents: number }> | null | undefined,
): number => (delivery ? delivery.cents * servicesOf(delivery.choice).length : 0);
