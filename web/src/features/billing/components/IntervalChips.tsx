import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.js';

const intervals = ['month', 'year'] as const satisfies readonly Interval[];

export type IntervalChoice = Readonly<{ interval: Interval; onInterval: (interval: Interval) => void }>;

export function IntervalChips({
  value,
  onChange,
}: Readonly<{ value: Interval; onChange: (interval: Interval) => void }>) {
  const { t } = useTranslation('billing');
  return (
    <div role="group" aria-label={t('interval.legend')} className="flex flex-wrap gap-2">
      {intervals.map((interval) => (
        <Chip key={interval} on={interval === value} onClick={() => onChange(interval)}>
          {t(`interval.${interval}`)}
        </Chip>
      ))}
    </div>
  );
}
