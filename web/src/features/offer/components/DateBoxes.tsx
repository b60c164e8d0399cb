import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { cx } from '../../../ui/cx.js';
import type { Obstacle } from '../model/price.js';
import { DaysDialog } from './DaysDialog.js';
import type { DaysProps } from './DaysPanel.js';
import { HourFields } from './HourFields.js';

type Props = DaysProps &
  Readonly<{
    asking: boolean;
    onAsking: (open: boolean) => void;
    obstacle: Obstacle | null;
    start?: Ref<HTMLSelectElement> | undefined;
    length?: Ref<HTMLSelectElement> | undefined;
  }>;

export function DateBoxes({ asking, onAsking, obstacle, start, length, ...days }: Props) {
  const { t } = useTranslation(['offer', 'common']);
  const locale = useLocale();
  const { choice, pricing } = days;
  const hourly = pricing.renttype_id === 2;
  // Nightly rentals need an explicit day of departure.
  const to = choice.to ?? (pricing.renttype_id === 3 ? undefined : choice.from);
  const box = (label: string, value: string | undefined) => (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onAsking(true)}
      className="min-h-[54px] min-w-0 border-0 bg-transparent px-3 py-1.5 text-left not-first:border-l not-first:border-edge"
    >
      <span className="block text-fine font-bold">{label}</span>
      <span className={cx('block truncate', !value && 'text-muted')}>
        {value ? day(value, locale) : t('days.choose')}
      </span>
    </button>
  );
  return (
    <div className="flex flex-col gap-3">
      <div
        className={cx(
          'grid overflow-hidden rounded-md border',
          obstacle ? 'border-2 border-rose-ink' : 'border-edge',
          !hourly && 'grid-cols-2',
        )}
      >
        {box(t(hourly ? 'days.day' : 'common:ui.from'), choice.from)}
        {!hourly && box(t('common:ui.until'), to)}
      </div>
      {hourly && <HourFields {...days} start={start} length={length} />}
      <DaysDialog {...days} obstacle={obstacle} open={asking} onClose={() => onAsking(false)} />
    </div>
  );
}
