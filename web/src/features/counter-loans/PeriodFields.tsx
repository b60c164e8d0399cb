import type { ReactNode } from 'react';
import { startTimes } from '@lendring/contracts/rules/start-time.js';
import { day } from '../../i18n/format.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { DateFields } from '../../ui/DateFields.js';
import { NumberField } from '../../ui/NumberField.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import type { PeriodValues, Situation } from './model.js';

type Props = Readonly<{
  values: PeriodValues;
  onChange: (part: Partial<PeriodValues>) => void;
  /** Lets a loan by the hour begin at this moment; absent where its start is fixed. */
  onNow?: () => void;
  errorAt: (id: string) => string | undefined;
  children?: ReactNode;
  min: string;
  max: string;
}>;

type SituationProps = Readonly<{
  situation: Situation | null;
  /** Units of the offer; several have a hint at the quantity, unless it cannot be changed. */
  quantity: number;
  /** Changes a loan: `loan` with its quantity, `entry` without. */
  change?: 'loan' | 'entry';
}>;

/** Obstacle to an offer in the chosen period, or that it is free. */
export function SituationText({ situation, quantity, change }: SituationProps) {
  const { t, locale } = useCounterWords();
  const { free = 0, here = 0, closed = null } = situation ?? {};
  return (
    <div role="status" className="text-base empty:hidden">
      {situation?.reason && (
        <p className="font-semibold text-rose-ink">
          {t(`form.reason.${situation.reason}`)}
          {situation.shortOn && ` ${t('form.shortOn', { day: day(situation.shortOn, locale) })}`}
        </p>
      )}
      {free > 0 && quantity === 1 && <p>{t(here > 0 ? 'form.isFree' : 'form.freeNotBack')}</p>}
      {free > 0 && quantity > 1 && change === 'entry' && <p>{t('form.free', { free, max: quantity })}</p>}
      {closed && <p>{t(change ? 'change.closed' : 'form.closed', { day: day(closed, locale) })}</p>}
    </div>
  );
}

/** Days or hours of a loan. */
export function PeriodFields({ values, onChange, onNow, errorAt, min, max, children }: Props) {
  const { t } = useCounterWords();
  const { isHourly, first, last, time, hours } = values;
  return (
    <div className="flex flex-col gap-3">
      <RadioCards
        legend={t('form.span')}
        name="span"
        className="grid-cols-2"
        value={isHourly ? 'hours' : 'days'}
        options={[
          { value: 'days', label: t('form.days') },
          { value: 'hours', label: t('form.hours') },
        ]}
        onChange={(span) => onChange({ isHourly: span === 'hours' })}
      />
      {isHourly ? (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            id="days-first"
            type="date"
            className="col-span-2"
            label={t('form.day')}
            value={first ?? ''}
            min={min}
            max={max}
            error={errorAt('days-first')}
            onChange={({ target: { value } }) => onChange({ first: value || null, last: value || null })}
          />
          <Select
            id="time"
            label={t('form.time')}
            value={time}
            options={startTimes.map((value) => ({ value, label: value }))}
            error={errorAt('time')}
            onChange={(event) => onChange({ time: event.target.value })}
          />
          <NumberField
            id="hours"
            label={t('form.length')}
            value={hours}
            error={errorAt('hours')}
            onChange={(value) => onChange({ hours: value })}
          />
          {onNow && (
            <div className="col-span-2">
              <Button variant="ghost" small onClick={onNow}>
                {t('form.now')}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <DateFields
          id="days"
          first={first}
          last={last}
          min={min}
          max={max}
          error={errorAt('days-first')}
          lastError={errorAt('days-last')}
          onChange={onChange}
        />
      )}
      {children}
    </div>
  );
}
