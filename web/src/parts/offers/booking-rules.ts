import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { BookingRules } from '@lendring/contracts/rules/booking-rules.js';
import type { AnyText } from '../../i18n/namespaces.js';

export const bookingRulesOf = ({
  lead_days: leadDays,
  lead_until: leadUntil,
  longest_advance: longestAdvance,
}: OfferShape['booking_rules']): BookingRules => ({ leadDays, leadUntil, longestAdvance });

const leadText = (t: AnyText, { leadDays: days, leadUntil: time }: BookingRules): string => {
  if (days === 0) return time === null ? '' : t('offerRules:booking.sameDayUntil', { time });
  return time === null
    ? t('offerRules:booking.daysBefore', { count: days })
    : t('offerRules:booking.daysBeforeUntil', { count: days, time });
};

/** Sentences about when a loan can be requested; empty without rules. */
export const bookingRulesText = (t: AnyText, rules: BookingRules): string =>
  [
    leadText(t, rules),
    rules.longestAdvance === null ? '' : t('offerRules:booking.daysAhead', { count: rules.longestAdvance }),
  ]
    .filter(Boolean)
    .join(' ');
