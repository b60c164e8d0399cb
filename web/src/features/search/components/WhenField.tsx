import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dayRange } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { cx } from '../../../ui/cx.js';
import { Dialog } from '../../../ui/Dialog.js';
import { dayPickerRoom } from '../../../ui/day-picker-room.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import type { Fields } from '../model/fields.js';

const loadPanel = () => import('./WhenPanel.js');
const WhenPanel = lazy(loadPanel);

export const daysText = (from: string, to: string, locale: Locale): string => dayRange(from, to, locale);

type Days = Readonly<{ from: string | null; to: string | null; onDays: (days: Pick<Fields, 'from' | 'to'>) => void }>;

export function WhenDialog({ open, onClose, ...days }: Days & Readonly<{ open: boolean; onClose: () => void }>) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('search.whenTitle')} shape="days">
      <Suspense fallback={<Skeleton className={dayPickerRoom} />}>
        <WhenPanel {...days} />
      </Suspense>
    </Dialog>
  );
}

export function WhenField({
  from,
  to,
  onAsk,
  className,
}: Readonly<{ from: string | null; to: string | null; onAsk: () => void; className?: string }>) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className={className}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onAsk}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        className="block min-h-11 w-full border-0 bg-transparent p-0 text-left md:min-h-0"
      >
        <span className="block text-fine font-bold">{t('search.when')}</span>
        <span className={`block truncate text-base ${from ? '' : 'text-muted'}`}>
          {from ? daysText(from, to ?? from, locale) : t('search.any')}
        </span>
      </button>
    </div>
  );
}

/** Native date inputs for use without JavaScript; hidden carriers of the selected dates otherwise. */
export function PlainDays({
  days: { from, to },
  className,
}: Readonly<{ days: Pick<Fields, 'from' | 'to'>; className: string }>) {
  const { t } = useTranslation();
  return (
    [
      ['from', from],
      ['to', to],
    ] as const
  ).map(([name, day]) => (
    <label key={name} className={cx('hidden noscript:block', className)}>
      <span className="block text-fine font-bold">{t(name === 'from' ? 'ui.from' : 'ui.until')}</span>
      <input
        key={day}
        type="date"
        name={name}
        defaultValue={day ?? ''}
        className="w-full border-0 bg-transparent p-0 text-base text-ink"
      />
    </label>
  ));
}
