import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HolidaysShape, OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { shareDays } from '@lendring/contracts/rules/opening-changes.js';
import { isOpenOn } from '@lendring/contracts/rules/opening-days.js';
import { holidaysQuery, putOpeningDays } from '../../../api/account.js';
import { day as formatDay } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { ClosedHandovers } from './ClosedHandovers.js';
import { PlaceChoice } from './PlaceChoice.js';

type Props = Readonly<{ days: OpeningDaysShape; places: readonly OwnPlaceShape[]; onEnd: () => void }>;

type Suggested = HolidaysShape['holidays'];

const isExceptionOn = (one: OpeningDaysShape['exceptions'][number], day: string): boolean =>
  shareDays({ from: one.date_from, to: one.date_to, yearly: one.yearly ?? undefined }, { from: day, to: day });

/** Holidays that no exception covers yet at any of their places. */
export const uncovered = (holidays: Suggested, { exceptions }: OpeningDaysShape): Suggested =>
  holidays.filter(
    ({ day, places }) =>
      !exceptions.some((one) => one.places.some((place) => places.includes(place)) && isExceptionOn(one, day)),
  );

/** Opening days once some holidays are entered as closed. */
const closedOn = (days: OpeningDaysShape, holidays: Suggested): OpeningDaysShape => ({
  ...days,
  exceptions: [
    ...days.exceptions,
    ...holidays.map(({ day, places }) => ({
      exception_id: '',
      date_from: day,
      date_to: day,
      hours: [],
      places,
      label: '',
      yearly: null,
    })),
  ],
});

/** Public holidays of the states of some places, to be entered as closed days. */
export function Holidays({ days, places, onEnd }: Props) {
  const { t } = useTranslation('openingDays');
  const { t: common } = useTranslation();
  const [chosen, setChosen] = useState<readonly string[]>(['all']);
  const { data, error, refetch } = useQuery({ ...holidaysQuery(useApi(), chosen), enabled: chosen.length > 0 });
  return (
    <section
      aria-label={t('holidays.title')}
      className="flex max-w-[640px] flex-col gap-5 rounded-lg border border-line p-4 sm:p-5"
    >
      <PlaceChoice id="holidays-places" places={places} value={chosen} onChange={setChosen} />
      {data ? (
        <HolidayForm key={chosen.join()} data={data} days={days} places={chosen} onEnd={onEnd} />
      ) : error ? (
        <div className="flex flex-col items-start gap-3">
          <p role="alert" className="text-rose-ink">
            {t('holidays.failed')}. {errorText(common, error)}
          </p>
          <Button variant="ghost" onClick={() => void refetch()}>
            {common('error.retry')}
          </Button>
        </div>
      ) : (
        <SkeletonText lines={5} />
      )}
    </section>
  );
}

type FormProps = Pick<Props, 'days' | 'onEnd'> & Readonly<{ data: HolidaysShape; places: readonly string[] }>;

function HolidayForm({ data, days, places, onEnd }: FormProps) {
  const { t } = useTranslation('openingDays');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const left = uncovered(data.holidays, days);
  // Suggest the holidays that the week would leave open.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(left.flatMap(({ day }) => (isOpenOn({ week: days.opening_hours, exceptions: [] }, day) ? [day] : []))),
  );
  const [missing, setMissing] = useState(false);
  const close = useAction({
    send: (wanted: readonly string[], options) =>
      api.post('/opening_days_holiday', { body: { places: [...places], days: [...wanted] } }, options),
    done: (answer) => {
      putOpeningDays(queries, api, answer);
      onEnd();
    },
    said: (_, wanted) => t('holidays.done', { count: wanted.length }),
  });
  const choose = (wanted: readonly string[]) => {
    setChosen(new Set(wanted));
    setMissing(false);
    close.forget();
  };
  const toggle = (day: string) => {
    const next = new Set(chosen);
    if (!next.delete(day)) next.add(day);
    choose([...next]);
  };
  const isAll = left.every(({ day }) => chosen.has(day));
  const problem = missing ? t('holidays.none') : close.problem;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.size === 0) setMissing(true);
        else void close.run([...chosen].toSorted());
      }}
      className="flex flex-col gap-4"
    >
      <fieldset className="m-0 flex flex-col gap-1 border-0 p-0">
        <legend className="title mb-1 p-0">
          {data.region ? t('holidays.in', { region: data.region }) : t('holidays.title')}
        </legend>
        <p className="mb-2 text-small text-muted">{t(left.length > 0 ? 'holidays.hint' : 'holidays.all')}</p>
        {left.length > 1 && (
          <Button
            variant="quiet"
            small
            className="self-start"
            onClick={() => choose(isAll ? [] : left.map(({ day }) => day))}
          >
            {t(isAll ? 'holidays.chooseNone' : 'holidays.chooseAll')}
          </Button>
        )}
        {left.map(({ day, name }) => (
          <Checkbox
            key={`${day} ${name}`}
            label={`${formatDay(day, locale, 'full')}: ${name}`}
            checked={chosen.has(day)}
            onChange={() => toggle(day)}
          />
        ))}
      </fieldset>
      <ClosedHandovers
        before={days}
        after={closedOn(
          days,
          left.filter(({ day }) => chosen.has(day)),
        )}
      />
      <p role="alert" className="font-semibold text-rose-ink empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        {left.length > 0 && (
          <Button type="submit" busy={close.busy}>
            {t('holidays.save')}
          </Button>
        )}
        <Button variant="quiet" onClick={onEnd}>
          {common('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}
