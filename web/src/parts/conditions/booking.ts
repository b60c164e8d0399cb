import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { startTimes } from '@lendring/contracts/rules/start-time.js';
import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import type { StepModel } from './form.js';

export type Booking = OfferShape['booking_rules'];

/** Without lead time and preparation, up to a year ahead. */
export const noBooking: Booking = { lead_days: 0, lead_until: null, longest_advance: null, preparation: noPreparation };

const leadSteps = [0, 1, 2, 3, 4, 5, 7, 10, 14, 21, 30];
const advanceSteps = [7, 14, 30, 60, 90, 120, 180];

const isPossible = ({ lead_days, longest_advance }: Booking): boolean =>
  longest_advance === null || lead_days < longest_advance;

export const bookingModel: StepModel<Booking, 'booking_rules'> = {
  from: ({ booking_rules }) => booking_rules,
  patch: (booking_rules) => (isPossible(booking_rules) ? { booking_rules } : {}),
  problems: (rules) => (isPossible(rules) ? [] : [{ id: 'longest_advance', key: 'advance' }]),
  fieldId: (path) => {
    const [, field = 'lead_days', side = 'before'] = path.split('.');
    return field === 'preparation' ? `preparation_${side}` : field;
  },
};

/** Choices including a value set by another client; NaN if nothing is chosen. */
const withChosen = <Choice extends number | string>(choices: readonly Choice[], chosen: Choice | null): Choice[] =>
  [...new Set(chosen === null || Number.isNaN(chosen) ? choices : [...choices, chosen])].toSorted((a, b) =>
    a < b ? -1 : 1,
  );

export const leadChoices = ({ lead_days }: Booking): readonly number[] => withChosen(leadSteps, lead_days);

/** Full hours from six in the morning. */
export const untilChoices = ({ lead_until }: Booking): readonly string[] =>
  withChosen(
    startTimes.filter((time) => time.endsWith(':00') && time >= '06:00'),
    lead_until,
  );

export const advanceChoices = ({ longest_advance }: Booking): readonly number[] =>
  withChosen(advanceSteps, longest_advance);
