import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { UnavailabilityBody, UnavailabilityShape } from '@lendring/contracts/http/unavailability.js';
import { addDays, dayIn, weekdayOf } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import {
  occurrencesOf,
  type UnavailabilityProblem,
  changeProblem,
  lastRepeat,
  type Repeat,
  type UnavailableDays,
} from '@lendring/contracts/rules/unavailability.js';
import { RequestTypeId } from '@lendring/contracts/reference/request-types.js';
import { counterLimits } from '@lendring/contracts/rules/counter-loan.js';
import { unavailabilityChanged } from '../../api/unavailability.js';
import { day, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { isApiError } from '../../lib/api-client/api-error.js';
import { useNow } from '../../lib/dates/use-now.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Chip } from '../../ui/Chip.js';
import { DateFields } from '../../ui/DateFields.js';
import { focusNoDate } from '../../ui/no-date.js';
import { NumberField } from '../../ui/NumberField.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { LoanList } from '../offers/LoanList.js';
import { AgreedOn, useAgreedOn } from './AgreedOn.js';
import { firstMonthRule, MonthField, type MonthRule, monthRuleIn, movedMonthRule } from './MonthField.js';
import { weekdayName } from './repeat-text.js';
import { DialogActions } from '../../ui/DialogActions.js';
import { blockIcon, blockNames } from './block-look.js';
import { type EntryKind, entryTypes } from './blocks.js';

type Wanted = Readonly<{
  first: string | null;
  last: string | null;
  span: 'days' | 'hours';
  time: string;
  hours: number;
  every: 'never' | 'week' | 'month' | 'year';
  /** Null: the weekday of the first day. */
  weekdays: readonly number[] | null;
  /** Null: the date of the first day. */
  month: MonthRule | null;
  until: string | null;
  kind: EntryKind;
  /** Name of the person who has the things of third-party use. */
  name: string;
  note: string;
  /** Null: all units; NaN for text that is no whole number. */
  units: number | null;
}>;
const nothing: Wanted = {
  first: null,
  last: null,
  span: 'days',
  time: '09:00',
  hours: 4,
  every: 'never',
  weekdays: null,
  month: null,
  until: null,
  kind: 3,
  name: '',
  note: '',
  units: null,
};

const MINUTES = 24 * 60;
const clockOf = (minutes: number): string =>
  `${String(Math.floor((minutes % MINUTES) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const times = Array.from({ length: 48 }, (_, n) => clockOf(n * 30));

const repeatOf = ({ every, weekdays, month, until }: Wanted, from: string): Repeat | null => {
  if (every === 'never' || until === null) return null;
  if (every === 'week') return { every, weekdays: weekdays ?? [weekdayOf(from)], until };
  if (every === 'year') return { every, until };
  return { ...(month ?? firstMonthRule(from)), until };
};

const ruleOf = (wanted: Wanted, from: string): UnavailableDays => ({
  from,
  to: wanted.every === 'week' ? from : (wanted.last ?? wanted.first ?? from),
  hours: wanted.span === 'hours' ? { time: wanted.time, hours: wanted.hours } : null,
  repeat: repeatOf(wanted, from),
});

type Needed =
  | 'daysNeeded'
  | 'series.weekdayNeeded'
  | 'series.untilNeeded'
  | 'unitsProblem'
  | `series.problem.${UnavailabilityProblem}`;
type Wrong = Readonly<{ at: 'days' | 'weekdays' | 'until' | 'units'; text: Needed }>;

const wantedIn = ({
  date_from: first,
  date_to: last,
  hours,
  repeat,
  requesttype_id: kind,
  name,
  note,
  units,
}: UnavailabilityShape): Wanted => ({
  ...nothing,
  first,
  last,
  kind,
  ...(hours && { span: 'hours', time: hours.time_from, hours: hours.duration }),
  ...(repeat && {
    every: repeat.every === 'month_weekday' ? 'month' : repeat.every,
    until: repeat.until,
    weekdays: repeat.every === 'week' ? repeat.weekdays : null,
    month: monthRuleIn(repeat),
  }),
  name: name ?? '',
  note: note ?? '',
  units,
});

const isWithin = (units: number | null, quantity: number): boolean =>
  units === null || (Number.isInteger(units) && units >= 1 && units <= quantity);

/**
 * @param from first day of the entry that is changed; undefined for a new one
 * @param quantity units of the only offer; 1 for several offers
 */
const wrongIn = (wanted: Wanted, today: string, from: string | undefined, quantity: number): Wrong | null => {
  if (!wanted.first) return { at: 'days', text: 'daysNeeded' };
  if (wanted.every === 'week' && wanted.weekdays?.length === 0) return { at: 'weekdays', text: 'series.weekdayNeeded' };
  if (wanted.every !== 'never' && wanted.until === null) return { at: 'until', text: 'series.untilNeeded' };
  const problem = changeProblem({ from: from ?? today }, ruleOf(wanted, wanted.first), today);
  if (problem) return { at: problem.startsWith('repeat') ? 'until' : 'days', text: `series.problem.${problem}` };
  return quantity > 1 && !isWithin(wanted.units, quantity) ? { at: 'units', text: 'unitsProblem' } : null;
};

function Result({
  entry,
  isChanged,
  onDone,
}: Readonly<{ entry: UnavailabilityShape; isChanged: boolean; onDone: () => void }>) {
  const { t } = useTranslation('blocks');
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status" className="w-full rounded-md bg-leaf p-3 font-semibold text-leaf-ink">
        {t(isChanged ? 'change.done' : 'done')}
      </p>
      {entry.lent.length > 0 && (
        <div>
          <p className="font-semibold">{t('series.resultLent')}</p>
          <LoanList loans={entry.lent} most={entry.lent.length} />
        </div>
      )}
      <Button onClick={onDone} className="ml-auto">
        {t('series.finish')}
      </Button>
    </div>
  );
}

/** Block of whole days of an offer, once; `last` is included. `units` null: all. */
export type SingleBlock = Readonly<{
  blockId: string;
  offerId: string;
  first: string;
  last: string;
  kind: EntryKind;
  note: string;
  units: number | null;
}>;

type Props = Readonly<{
  /** Ids of own offers. */
  offers: 'all' | readonly string[];
  /** Units of the only offer; absent for several. */
  quantity?: number;
  /** Days to begin with, both included. */
  preset?: Readonly<{ first?: string; last?: string }> | undefined;
  /** Entry to change; absent: a new one. */
  entry?: UnavailabilityShape | undefined;
  /** Single block to change, in the place of which a new entry comes. */
  block?: SingleBlock | undefined;
  onDone: () => void;
}>;

/** Blocks days or hours of some or all own offers, once or repeatedly. */
export function BlockSeries({ offers, quantity = 1, preset, entry, block: single, onDone }: Props) {
  const { t } = useTranslation('blocks');
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  const today = dayIn(useNow(), localZone());
  const [wanted, setValues] = useState<Wanted>({
    ...(entry ? wantedIn(entry) : nothing),
    ...(preset?.first && { first: preset.first, last: preset.last ?? preset.first }),
    ...(single && {
      // Days that have passed stay unavailable in any case.
      first: single.first < today ? today : single.first,
      last: single.last,
      kind: single.kind,
      note: single.note,
      units: single.units,
    }),
  });
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [made, setMade] = useState<UnavailabilityShape | null>(null);
  const blocking = useAction({
    send: async (
      { hours: blocked, repeat, note: text, units: some, ...body }: z.input<typeof UnavailabilityBody>,
      options,
    ) => {
      const saved = await (entry
        ? api.patch(
            '/calendar_unavailability/{id}',
            {
              id: entry.entry_id,
              body: { ...body, hours: blocked ?? null, repeat: repeat ?? null, note: text ?? '', units: some ?? null },
            },
            options,
          )
        : api.post(
            '/calendar_unavailability',
            {
              body: {
                ...body,
                ...(blocked && { hours: blocked }),
                ...(repeat && { repeat }),
                ...(text && { note: text }),
                ...(some && { units: some }),
              },
            },
            options,
          ));
      // Free the block afterwards: the entry holds the days by then, so that nobody can request them in between.
      if (single)
        await api
          .delete('/offer_unavailability/{id}', { id: single.blockId, query: { offer_id: single.offerId } })
          .catch((error: unknown) => {
            if (!isApiError(error, 404)) throw error;
          });
      return saved;
    },
    done: async (saved) => {
      await unavailabilityChanged(queries);
      setMade(saved);
    },
  });
  const { first, last, span, time, hours, every, until, kind, name, note, units } = wanted;
  const rule = first && wrongIn(wanted, today, entry?.date_from, quantity) === null ? ruleOf(wanted, first) : null;
  const isSome = quantity > 1 && units !== null;
  const agreed = useAgreedOn(offers, rule, today);
  if (made) return <Result entry={made} isChanged={entry !== undefined || single !== undefined} onDone={onDone} />;

  const setWanted = (next: Partial<Wanted>) => {
    setValues({ ...wanted, ...next });
    blocking.forget();
    setWrong(null);
  };
  const weekdays = wanted.weekdays ?? (first ? [weekdayOf(first)] : []);
  const errorAt = (at: Wrong['at']) => (wrong?.at === at ? t(wrong.text, { max: quantity }) : undefined);
  const dates = rule ? occurrencesOf(rule) : [];
  const lastYear = addDays(today, limits.daysAhead);
  const lastUntil = lastRepeat(every === 'year' ? 'year' : 'week', today);
  const earliest = entry && entry.date_from < today ? entry.date_from : today;

  const block = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusNoDate(event.currentTarget)) return;
    const found = wrongIn(wanted, today, entry?.date_from, quantity);
    setWrong(found);
    if (found || !first) {
      document.getElementById(found?.at === 'days' ? 'series-first' : `series-${found?.at}`)?.focus();
      return;
    }
    const wished = ruleOf(wanted, first);
    void blocking.run({
      offer_ids: offers === 'all' ? offers : [...offers],
      date_from: wished.from,
      date_to: wished.to,
      ...(wished.hours && { hours: { time_from: wished.hours.time, duration: wished.hours.hours } }),
      ...(wished.repeat && {
        repeat:
          wished.repeat.every === 'week' ? { ...wished.repeat, weekdays: [...wished.repeat.weekdays] } : wished.repeat,
      }),
      requesttype_id: kind,
      ...(kind === RequestTypeId.thirdPartyUse && { name: name.trim() }),
      ...(note.trim() && { note: note.trim() }),
      ...(isSome && units !== null && { units }),
    });
  };

  return (
    <form noValidate onSubmit={block} className="flex flex-col gap-5">
      {quantity > 1 && (
        <NumberField
          id="series-units"
          label={t('units')}
          hint={t('unitsHint', { count: quantity })}
          value={units}
          error={errorAt('units')}
          onChange={(value) => setWanted({ units: value })}
        />
      )}
      <RadioCards
        legend={t('series.span')}
        className="grid-cols-2"
        value={span}
        onChange={(value) => setWanted({ span: value })}
        options={[
          { value: 'days', label: t('series.wholeDays') },
          { value: 'hours', label: t('series.hours') },
        ]}
      />
      <Select
        id="series-every"
        label={t('series.repeat')}
        value={every}
        onChange={(event) => {
          const { value } = event.target;
          setWanted({ every: value === 'week' || value === 'month' || value === 'year' ? value : 'never' });
        }}
        options={[
          { value: 'never', label: t('series.repeatNever') },
          { value: 'week', label: t('series.repeatWeek') },
          { value: 'month', label: t('series.repeatMonth') },
          { value: 'year', label: t('series.repeatYear') },
        ]}
      />
      {every === 'week' ? (
        <TextField
          id="series-first"
          type="date"
          label={t('series.start')}
          value={first ?? ''}
          min={earliest}
          max={lastYear}
          error={errorAt('days')}
          onChange={(event) => setWanted({ first: event.target.value || null, last: null })}
        />
      ) : (
        <DateFields
          id="series"
          error={errorAt('days')}
          first={first}
          last={last}
          min={earliest}
          max={lastUntil}
          onChange={(range) => setWanted({ ...range, month: movedMonthRule(wanted.month, first, range.first) })}
        />
      )}
      {every === 'month' && first && (
        <MonthField first={first} value={wanted.month} onChange={(month) => setWanted({ month })} />
      )}
      {every === 'week' && (
        <fieldset id="series-weekdays" tabIndex={-1} className="min-w-0">
          <legend className="mb-2 text-base font-bold">{t('series.weekdays')}</legend>
          <div className="flex flex-wrap gap-2">
            {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
              <Chip
                key={weekday}
                on={weekdays.includes(weekday)}
                onClick={() =>
                  setWanted({
                    weekdays: weekdays.includes(weekday)
                      ? weekdays.filter((one) => one !== weekday)
                      : [...weekdays, weekday].toSorted((a, b) => a - b),
                  })
                }
              >
                {weekdayName(weekday, locale)}
              </Chip>
            ))}
          </div>
          {wrong?.at === 'weekdays' && (
            <p className="mt-2 text-small font-semibold text-rose-ink">{errorAt('weekdays')}</p>
          )}
        </fieldset>
      )}
      {span === 'hours' && (
        <div className="grid grid-cols-2 gap-3">
          <Select
            id="series-from"
            label={t('series.hoursFrom')}
            value={time}
            onChange={(event) => setWanted({ time: event.target.value })}
            options={times.map((value) => ({ value, label: value }))}
          />
          <Select
            id="series-to"
            label={t('series.hoursTo')}
            value={String(hours)}
            onChange={(event) => setWanted({ hours: Number(event.target.value) })}
            options={Array.from({ length: 24 }, (_, n) => {
              const end = minutesOf(time) + (n + 1) * 60;
              const label = end < MINUTES ? clockOf(end) : t('series.nextDay', { time: clockOf(end) });
              return { value: String(n + 1), label: end === MINUTES ? '24:00' : label };
            })}
          />
        </div>
      )}
      {every !== 'never' && (
        <TextField
          id="series-until"
          type="date"
          label={t('series.repeatUntil')}
          hint={t('series.repeatUntilHint', { day: day(lastUntil, locale, 'year') })}
          value={until ?? ''}
          min={first ?? today}
          max={lastUntil}
          error={errorAt('until')}
          onChange={(event) => setWanted({ until: event.target.value || null })}
        />
      )}
      <RadioCards
        legend={t('kind')}
        className="grid-cols-1 sm:grid-cols-2"
        value={String(kind)}
        onChange={(value) => setWanted({ kind: entryTypes.find(({ id }) => String(id) === value)?.id ?? kind })}
        options={entryTypes.map(({ id, title }) => ({
          value: String(id),
          label: title[locale],
          icon: blockIcon[blockNames[id]],
        }))}
      />
      {kind === RequestTypeId.thirdPartyUse && (
        <TextField
          label={t('who')}
          hint={t('whoHint')}
          optional
          autoComplete="off"
          maxLength={counterLimits.name}
          value={name}
          onChange={(event) => setWanted({ name: event.target.value })}
        />
      )}
      <TextField
        label={t('note')}
        hint={t('noteHint')}
        optional
        maxLength={limits.reason}
        value={note}
        onChange={(event) => setWanted({ note: event.target.value })}
      />
      <p className="text-muted">
        {[offers === 'all' && t('series.later'), t(isSome ? 'series.lentStaysSome' : 'series.lentStays')]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p role="status" className="rounded-md bg-tint-2 p-3 empty:hidden">
        {every !== 'never' &&
          dates.length > 0 &&
          t('series.dates', {
            count: dates.length,
            first: day(dates[0]?.first ?? '', locale, 'year'),
            last: day(dates.at(-1)?.first ?? '', locale, 'year'),
          })}
      </p>
      <AgreedOn lent={agreed.lent} open={isSome ? 0 : agreed.open} some={isSome} />
      <DialogActions>
        {blocking.problem && (
          <p role="alert" className="w-full rounded-md bg-rose p-3 text-rose-ink">
            {blocking.problem}
          </p>
        )}
        <Button type="submit" busy={blocking.busy} className="ml-auto">
          {t(entry || single ? 'change.save' : 'action')}
        </Button>
      </DialogActions>
    </form>
  );
}
