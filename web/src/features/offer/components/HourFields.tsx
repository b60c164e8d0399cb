import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { Select } from '../../../ui/Select.js';
import { useArrival } from '../../../ui/use-arrival.js';
import type { Choice } from '../model/choice.js';
import { wishOf } from '../model/wish.js';
import { inTheWay, startsOf } from '../model/taken.js';
import type { DaysProps } from './DaysPanel.js';

/** Maximum duration of hourly rentals, in hours. */
const mostHours = 72;

/** Parts of the day, daytime first; `until` is exclusive. */
const partsOfDay = [
  { part: 'daytime', from: '07:00', until: '20:30' },
  { part: 'evening', from: '20:30', until: '24:00' },
  { part: 'night', from: '00:00', until: '07:00' },
] as const;

export function HourFields({
  pricing,
  calendar,
  choice,
  onChoice,
  start,
  length,
}: DaysProps & Readonly<{ start?: Ref<HTMLSelectElement> | undefined; length?: Ref<HTMLSelectElement> | undefined }>) {
  const { t } = useTranslation('offer');
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
          ...partsOfDay.map(({ part, from, until }) => ({
            label: t(`days.${part}`),
            options: starts
              .filter(({ time }) => time >= from && time < until)
              .map(({ time, why }) => ({
                value: time,
                label: why && why !== 'past' ? t('days.takenTime', { time }) : time,
                disabled: why !== null,
              })),
          })),
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
          ...lengths.map((hours) => ({
            value: String(hours),
            label: words('unit.2', { count: hours }),
            disabled: blocked(hours),
          })),
        ]}
      />
    </div>
  );
}
