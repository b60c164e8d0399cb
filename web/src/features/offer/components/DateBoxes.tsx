import { lazy, type Ref, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { hoursText } from '../../../parts/offers/period-text.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Select } from '../../../ui/Select.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { dayPickerRoom } from '../../../ui/day-picker-room.js';
import { useArrival } from '../../../ui/use-arrival.js';
import type { Choice } from '../model/choice.js';
import { type Obstacle, wishOf } from '../model/pricing.js';
import { closedFor, intervalOf, inTheWay, startsOf } from '../model/taken.js';
import type { DaysProps } from './DaysPanel.js';
import { ProblemNote } from './ProblemNote.js';
import { durationText } from './words.js';

/** Maximum duration of hourly rentals, in hours. */
const mostHours = 72;

/** Parts of the day, daytime first; `until` is exclusive. */
const partsOfDay = [
  { part: 'daytime', from: '07:00', until: '20:30' },
  { part: 'evening', from: '20:30', until: '24:00' },
  { part: 'night', from: '00:00', until: '07:00' },
] as const;

function HourFields({
  pricing,
  calendar,
  choice,
  onChoice,
  start,
  length,
}: DaysProps & Readonly<{ start?: Ref<HTMLSelectElement> | undefined; length?: Ref<HTMLSelectElement> | undefined }>) {
  const { t } = useTranslation('offer');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const words = useAnyText();
  const now = useArrival();
  const least = pricing.duration_min;
  const lengths = Array.from(
    { length: Math.max(1, Math.min(pricing.duration_max ?? 24, mostHours) - least + 1) },
    (_, index) => least + index,
  );
  // Keep the displayed price, even if another one is cheaper for these hours.
  const choose = (next: Choice) => onChoice({ pricing: pricing.pricing_id, ...next });
  const only = lengths.length === 1 ? least : undefined;
  const blocked = (hours: number) => {
    const wish = wishOf(pricing, { ...choice, hours });
    return wish !== null && inTheWay(calendar, wish) !== null;
  };
  const isOffered = (hours: number) => {
    const wish = wishOf(pricing, { ...choice, hours });
    return wish === null || hours === choice.hours || closedFor(calendar, wish, pricing.renttype_id) === null;
  };
  const wish = wishOf(pricing, choice);
  const starts = choice.from ? startsOf(calendar, choice.from, least, now) : [];
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        ref={start}
        label={t('days.start')}
        value={choice.time ?? ''}
        disabled={!choice.from}
        onChange={(event) => {
          const { time: _time, ...rest } = choice;
          const hours = choice.hours ?? only;
          choose(event.target.value ? { ...rest, time: event.target.value, ...(hours ? { hours } : {}) } : rest);
        }}
        options={[
          { value: '', label: t('days.choose') },
          ...partsOfDay
            .map(({ part, from, until }) => ({
              label: t(`days.${part}`),
              options: starts
                .filter(({ time }) => time >= from && time < until)
                .map(({ time, why }) => ({
                  value: time,
                  label: why && why !== 'period_in_past' ? t('days.takenTime', { time }) : time,
                  disabled: why !== null,
                })),
            }))
            .filter(({ options }) => options.length > 0),
        ]}
      />
      <Select
        ref={length}
        label={t('days.length')}
        value={String(choice.hours ?? '')}
        disabled={!choice.time}
        onChange={(event) => choose({ ...choice, hours: Number(event.target.value) })}
        options={[
          ...(choice.hours ? [] : [{ value: '', label: t('days.choose') }]),
          ...lengths
            .filter(isOffered)
            .map((hours) => ({
              value: String(hours),
              label: words('unit.2', { count: hours }),
              disabled: blocked(hours),
            })),
        ]}
      />
      {wish && (
        <p role="status" className="col-span-full text-small text-muted">
          {hoursText({ common, locale }, { ...intervalOf(wish, calendar.zone), zone: calendar.zone })}
        </p>
      )}
    </div>
  );
}

const DaysPanel = lazy(() => import('./DaysPanel.js'));

function DaysDialog({
  open,
  onClose,
  obstacle,
  ...days
}: DaysProps & Readonly<{ open: boolean; onClose: () => void; obstacle: Obstacle | null }>) {
  const { t } = useTranslation(['offer', 'common']);
  const hourly = days.pricing.renttype_id === 2;
  const duration = durationText(useAnyText(), days.pricing);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      shape={hourly ? 'sheet' : 'days'}
      title={t('days.title')}
      footer={
        <>
          <div aria-live="polite" className="w-full empty:hidden">
            {open && obstacle && <ProblemNote obstacle={obstacle} pricing={days.pricing} />}
          </div>
          <Button onClick={onClose} disabled={days.choice.from === undefined}>
            {t(hourly ? 'days.takeDay' : 'common:search.takeDays')}
          </Button>
        </>
      }
    >
      {duration && (
        <p className="pb-3 text-base text-muted">
          {t('days.length')}: {duration}
        </p>
      )}
      <Suspense fallback={<Skeleton className={dayPickerRoom} />}>
        <DaysPanel {...days} typed />
      </Suspense>
    </Dialog>
  );
}

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
  // Leave the end open for nightly rentals, which need an explicit day of departure.
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
