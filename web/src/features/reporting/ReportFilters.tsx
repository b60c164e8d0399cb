import { useTranslation } from 'react-i18next';
import { DateFields } from '../../ui/DateFields.js';
import { Select } from '../../ui/Select.js';
import { presets, reportQuestion, type ReportSearch } from './report-search.js';

type Props = Readonly<{ search: ReportSearch; today: string; go: (search: ReportSearch) => void }>;

export function ReportFilters({ search, today, go }: Props) {
  const { t } = useTranslation('reporting');
  const { from: first, to: last, step, compare } = reportQuestion(search, today);
  const { from, to: _, period, ...others } = search;
  return (
    <div role="group" aria-label={t('filters')} className="grid gap-3 @3xl:grid-cols-[1fr_2fr_1fr_1fr]">
      <Select
        id="period"
        label={t('period')}
        value={from ? 'own' : (period ?? 'days30')}
        onChange={({ target: { value } }) => {
          const chosen = presets.find((one) => one === value);
          const { step: __, ...rest } = others;
          go(chosen ? { ...rest, period: chosen } : { ...others, from: first, to: last });
        }}
        options={[
          ...presets.map((value) => ({ value, label: t(`preset.${value}`) })),
          { value: 'own', label: t('preset.own') },
        ]}
      />
      <DateFields
        id="days"
        first={first}
        last={last}
        onChange={(days) => {
          if (days.first && days.last && days.first <= days.last) go({ ...others, from: days.first, to: days.last });
        }}
      />
      <Select
        id="step"
        label={t('step')}
        value={step ?? 'day'}
        onChange={({ target: { value } }) => {
          const chosen = (['day', 'week', 'month'] as const).find((one) => one === value);
          if (chosen) go({ ...search, step: chosen });
        }}
        options={(['day', 'week', 'month'] as const).map((value) => ({ value, label: t(`steps.${value}`) }))}
      />
      <Select
        id="compare"
        label={t('compare')}
        value={compare ?? 'before'}
        onChange={({ target: { value } }) => {
          const { compare: __, ...rest } = search;
          go(value === 'none' || value === 'year' ? { ...rest, compare: value } : rest);
        }}
        options={(['before', 'year', 'none'] as const).map((value) => ({ value, label: t(`compares.${value}`) }))}
      />
    </div>
  );
}
