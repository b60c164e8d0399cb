import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { BookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { needsPreparation, type Preparation, type PreparationTime } from '@lendring/contracts/rules/preparation.js';
import type { AnyText } from '../../i18n/namespaces.js';

export const bookingRulesOf = ({
  lead_days: leadDays,
  lead_until: leadUntil,
  longest_advance: longestAdvance,
  preparation,
}: OfferShape['booking_rules']): BookingRules => ({ leadDays, leadUntil, longestAdvance, preparation });

const leadText = (t: AnyText, { leadDays: days, leadUntil: time }: BookingRules): string => {
  if (days === 0) return time === null ? '' : t('offerRules:booking.sameDayUntil', { time });
  return time === null
    ? t('offerRules:booking.daysBefore', { count: days })
    : t('offerRules:booking.daysBeforeUntil', { count: days, time });
};

/** For example `1 Tag` or `6 Stunden`. */
export const preparationTimeText = (t: AnyText, { count, unit }: PreparationTime): string =>
  t(unit === 'days' ? 'common:unit.1' : 'common:unit.2', { count });

/** Shortest time between two loans: `2 Tage`, or `1 Tag und 6 Stunden`. */
export const gapText = (t: AnyText, { before, after }: Preparation): string => {
  if (before.unit === after.unit || before.count === 0 || after.count === 0)
    return preparationTimeText(t, {
      count: before.count + after.count,
      unit: after.count === 0 ? before.unit : after.unit,
    });
  const [days, hours] = before.unit === 'days' ? [before, after] : [after, before];
  return t('offerRules:booking.daysAndHours', {
    days: preparationTimeText(t, days),
    hours: preparationTimeText(t, hours),
  });
};

const preparationText = (t: AnyText, { before, after }: Preparation): string => {
  const [first, last] = [preparationTimeText(t, before), preparationTimeText(t, after)];
  if (before.count === 0) return t('offerRules:booking.prepareAfter', { time: last });
  if (after.count === 0) return t('offerRules:booking.prepareBefore', { time: first });
  return t('offerRules:booking.prepareAround', { before: first, after: last });
};

/** Sentences about when a loan can be requested, and about its preparation; empty without rules. */
export const bookingRulesText = (t: AnyText, rules: BookingRules): string =>
  [
    leadText(t, rules),
    rules.longestAdvance === null ? '' : t('offerRules:booking.daysAhead', { count: rules.longestAdvance }),
    needsPreparation(rules.preparation) ? preparationText(t, rules.preparation) : '',
  ]
    .filter(Boolean)
    .join(' ');
