import { useTranslation } from 'react-i18next';
import { addDays, firstOfMonth, weekdayOf } from '@lendring/contracts/kernel/days.js';
import { LAST_WEEK, type Repeat } from '@lendring/contracts/rules/unavailability.js';
import { same } from '@lendring/contracts/rules/same.js';
import { useLocale } from '../../i18n/use-locale.js';
import { Select } from '../../ui/Select.js';
import { monthWeekday } from './repeat-text.js';

/** Day of each month on which an entry repeats. */
export type MonthRule =
  | Omit<Extract<Repeat, { every: 'month' }>, 'until'>
  | Omit<Extract<Repeat, { every: 'month_weekday' }>, 'until'>;

/** Days in the shortest month. */
const SHORTEST = 28;

const dateOf = (day: string): number => Number(day.slice(8));

/** The date of a first day. */
export const firstMonthRule = (first: string): MonthRule => ({ every: 'month', date: dateOf(first) });

/** Rules that a first day follows: `15.`, `second Monday`, and `last Monday` in the last seven days of a month. */
export const monthRulesOf = (first: string): readonly MonthRule[] => {
  const weekday = weekdayOf(first);
  const week = Math.ceil(dateOf(first) / 7);
  return [
    firstMonthRule(first),
    ...(week < LAST_WEEK ? [{ every: 'month_weekday' as const, week, weekday }] : []),
    ...(addDays(first, 7) >= firstOfMonth(first, 1)
      ? [{ every: 'month_weekday' as const, week: LAST_WEEK, weekday }]
      : []),
  ];
};

export const monthRuleIn = (repeat: Repeat): MonthRule | null => {
  if (repeat.every === 'month') return { every: 'month', date: repeat.date };
  if (repeat.every !== 'month_weekday') return null;
  return { every: 'month_weekday', week: repeat.week, weekday: repeat.weekday };
};

/** The rule of the same kind for another first day; null for its date. */
export const movedMonthRule = (
  rule: MonthRule | null,
  before: string | null,
  first: string | null,
): MonthRule | null => {
  if (!rule || before === first) return rule;
  if (!first || rule.every === 'month') return null;
  const rules = monthRulesOf(first).filter(({ every }) => every === 'month_weekday');
  return (rule.week === LAST_WEEK ? rules.at(-1) : rules[0]) ?? null;
};

const keyOf = (rule: MonthRule): string => JSON.stringify(rule);

type Props = Readonly<{ first: string; value: MonthRule | null; onChange: (rule: MonthRule) => void }>;

/** Chooses the day of each month, from those that the first day suggests. */
export function MonthField({ first, value, onChange }: Props) {
  const { t } = useTranslation('blocks');
  const locale = useLocale();
  const chosen = value ?? firstMonthRule(first);
  const suggested = monthRulesOf(first);
  const rules = suggested.some((rule) => same(rule, chosen)) ? suggested : [...suggested, chosen];
  return (
    <Select
      id="series-month"
      label={t('series.monthDay')}
      hint={chosen.every === 'month' && chosen.date > SHORTEST ? t('series.monthShort') : undefined}
      value={keyOf(chosen)}
      options={rules.map((rule) => ({
        value: keyOf(rule),
        label:
          rule.every === 'month'
            ? t('series.monthDate', { date: rule.date })
            : t('series.monthWeekday', monthWeekday(t, rule, locale)),
      }))}
      onChange={({ target }) => {
        const rule = rules.find((one) => keyOf(one) === target.value);
        if (rule) onChange(rule);
      }}
    />
  );
}
