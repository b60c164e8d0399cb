import { refused } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { RuleProblem } from '@lendring/contracts/rules/booking-rules.js';
import { weekdayText } from '@lendring/contracts/texts/weekday-text.js';

/** Refusal that names the day from which, or until which, the offer can be requested now. */
export const ruleRefusal = ({ reason, day }: RuleProblem, locale: Locale) =>
  refused(reason, { day: weekdayText(day, locale) });
