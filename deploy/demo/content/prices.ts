import { PaymentTypeId } from '@lendring/contracts/reference/payment-types.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import type { Place } from '../pictures/compose.js';
import type { DemoPricing, Metadata, Picture } from './types.js';

type Unit = keyof typeof RentTypeId;
/** Shortest and longest duration in units. */
type Span = readonly [min: number, max: number];

const usual: Readonly<Record<Unit, Span>> = { day: [1, 7], hour: [1, 8], night: [1, 7], week: [1, 4] };
const pricing = (
  payment: keyof typeof PaymentTypeId,
  amount: number,
  unit: Unit,
  [min, max]: Span = usual[unit],
): DemoPricing => ({ amount, rentType: RentTypeId[unit], min, max, paymentType: PaymentTypeId[payment] });

/** Euros per unit; cents are allowed as decimals. */
export const cash = (euros: number, unit: Unit = 'day', span?: Span): DemoPricing =>
  pricing('cash', Math.round(euros * 100), unit, span);
export const crates = (count: number, unit: Unit = 'day', span?: Span): DemoPricing =>
  pricing('crate', count, unit, span);
export const sixpacks = (count: number, unit: Unit = 'day', span?: Span): DemoPricing =>
  pricing('sixpack', count, unit, span);
export const donation = (euros: number, donationTarget: string, unit: Unit = 'day', span?: Span): DemoPricing => ({
  ...pricing('donation', Math.round(euros * 100), unit, span),
  donationTarget,
});
export const free = (unit: Unit = 'day', span?: Span): DemoPricing => pricing('free', 0, unit, span);
export const piggyBank = (unit: Unit = 'day', span?: Span): DemoPricing => pricing('piggyBank', 0, unit, span);

/** A detail that everybody sees, and one only for the owner. */
export const shown = (name: string, value: string): Metadata => ({ name, value, public: true });
export const noted = (name: string, value: string): Metadata => ({ name, value, public: false });

export const pic = (hue: number, thing: string, ...extras: readonly string[]): Picture => ({
  thing,
  hue,
  ...(extras.length > 0 && { extras }),
});
/** A picture somewhere else than where the things of its category usually are. */
export const at = (place: Place, picture: Picture): Picture => ({ ...picture, place });
