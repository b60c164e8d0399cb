import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExceptionShape, OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { exceptionFrom, spansText } from '@lendring/contracts/rules/opening-days.js';
import { putOpeningDays } from '../../../api/account.js';
import { ownPlaceName } from '../../../api/own-offers.js';
import { day, dayRange, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { useNow } from '../../../lib/dates/use-now.js';
import { focusNoDate } from '../../../ui/no-date.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { DateFields } from '../../../ui/DateFields.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { TextField } from '../../../ui/TextField.js';
import { ClosedHandovers } from './ClosedHandovers.js';
import {
  exceptionBody,
  exceptionField,
  exceptionProblem,
  exceptionValues,
  noException,
  withException,
} from './exception-form.js';
import { PlaceChoice } from './PlaceChoice.js';
import { SpanFields } from './SpanFields.js';

const Holidays = lazy(async () => ({ default: (await import('./Holidays.js')).Holidays }));

type Props = Readonly<{ days: OpeningDaysShape; places: readonly OwnPlaceShape[] }>;

/** Closed days and days with other hours. One entry covers all offers, or those of one place. */
export function Exceptions({ days, places }: Props) {
  const { t } = useTranslation('openingDays');
  const section = useRef<HTMLElement>(null);
  const [adding, setAdding] = useState<'exception' | 'holidays' | ExceptionShape | null>(null);
  const end = () => {
    setAdding(null);
    section.current?.focus();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="exceptions-title"
      className="flex flex-col gap-4 outline-none"
    >
      <div>
        <h2 id="exceptions-title" className="text-h3">
          {t('exceptions.title')}
        </h2>
        <p className="mt-1 text-muted">{t('exceptions.intro')}</p>
      </div>
      <ExceptionList days={days} places={places} onChange={setAdding} onRemoved={() => section.current?.focus()} />
      {adding !== null && adding !== 'holidays' && (
        <ExceptionForm
          key={adding === 'exception' ? '' : adding.exception_id}
          changed={adding === 'exception' ? null : adding}
          days={days}
          places={places}
          onEnd={end}
        />
      )}
      {adding === 'holidays' && (
        <Suspense>
          <Holidays days={days} places={places} onEnd={end} />
        </Suspense>
      )}
      {adding === null && (
        <div className="flex flex-wrap gap-3">
          <Button variant="ghost" onClick={() => setAdding('exception')}>
            {t('exceptions.add')}
          </Button>
          <Button variant="ghost" onClick={() => setAdding('holidays')}>
            {t('holidays.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

type ListProps = Props & Readonly<{ onChange: (exception: ExceptionShape) => void; onRemoved: () => void }>;

function ExceptionList({ days, places, onChange, onRemoved }: ListProps) {
  const { t } = useTranslation('openingDays');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const [going, setGoing] = useState<ExceptionShape | null>(null);
  const remove = useAction({
    send: ({ exception_id: id }: ExceptionShape, options) =>
      api.delete('/opening_days_exception/{id}', { id }, options),
    done: (answer) => {
      putOpeningDays(queries, api, answer);
      setGoing(null);
      onRemoved();
    },
    said: () => t('exceptions.removed'),
  });
  const close = () => {
    setGoing(null);
    remove.forget();
  };
  const today = dayIn(useNow(), localZone());
  const comingOf = ({ date_from: from, date_to: to, yearly }: ExceptionShape) =>
    exceptionFrom({ from, to, yearly: yearly ?? undefined }, today) ?? { from, to };
  const daysOf = (one: ExceptionShape): string => {
    const { from, to } = comingOf(one);
    return dayRange(from, to, locale, 'year');
  };
  const repeatOf = ({ yearly }: ExceptionShape): string | null =>
    yearly &&
    (yearly.until ? t('exceptions.yearlyUntil', { day: day(yearly.until, locale, 'year') }) : t('exceptions.yearly'));
  const whereOf = ({ places: where }: ExceptionShape): string =>
    [where.includes('main') && t('main'), ...places.map((own) => where.includes(own.place_id) && ownPlaceName(own))]
      .filter(Boolean)
      .join('; ');
  if (days.exceptions.length === 0) return <p className="text-muted">{t('exceptions.none')}</p>;
  return (
    <>
      <ul className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
        {days.exceptions
          .toSorted((a, b) => comingOf(a).from.localeCompare(comingOf(b).from))
          .map((one) => (
            <li key={one.exception_id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <span className="min-w-0 flex-[1_1_220px] hyphens-auto wrap-anywhere">
                <span className="block font-bold">{daysOf(one)}</span>
                <span className="block text-base text-muted">
                  {[repeatOf(one), one.hours.length === 0 ? t('closed') : spansText(one.hours), one.label, whereOf(one)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="flex shrink-0 flex-wrap justify-end gap-2">
                <Button variant="soft" small onClick={() => onChange(one)}>
                  {t('exceptions.change')}
                  <span className="sr-only">: {daysOf(one)}</span>
                </Button>
                <Button variant="danger" small onClick={() => setGoing(one)}>
                  {t('exceptions.remove')}
                  <span className="sr-only">: {daysOf(one)}</span>
                </Button>
              </span>
            </li>
          ))}
      </ul>
      <ConfirmDialog
        open={going !== null}
        onClose={close}
        onConfirm={() => {
          if (going) void remove.run(going);
        }}
        busy={remove.busy}
        title={t('exceptions.removeTitle')}
        action={t('exceptions.removeAction')}
      >
        <p>{going && t(going.yearly ? 'exceptions.removeYearly' : 'exceptions.removeText', { days: daysOf(going) })}</p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {remove.problem}
        </p>
      </ConfirmDialog>
    </>
  );
}

type FormProps = Props & Readonly<{ changed: ExceptionShape | null; onEnd: () => void }>;

/** `changed`: the exception to change; null for a new one. */
function ExceptionForm({ days, places, changed, onEnd }: FormProps) {
  const { t } = useTranslation('openingDays');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const [today] = useState(() => dayIn(new Date().toISOString(), localZone()));
  const form = useForm({
    initial: changed ? exceptionValues(changed) : noException,
    lenient: true,
    check: (values) => {
      const wrong = exceptionProblem(values, today);
      return wrong ? [{ id: `exception-${wrong.id}`, text: t(`problem.${wrong.problem}`) }] : [];
    },
    fieldOf: (path) => {
      const field = exceptionField(path);
      return field && `exception-${field}`;
    },
    send: async (values, options) => {
      const body = exceptionBody(values);
      const answer = changed
        ? await api.patch('/opening_days_exception/{id}', { id: changed.exception_id, body }, options)
        : await api.post('/opening_days_exception', { body }, options);
      putOpeningDays(queries, api, answer);
      onEnd();
      return undefined;
    },
  });
  const { values, change } = form;
  const problem = form.errorAt('exception-spans');
  const title = t(changed ? 'exceptions.changeTitle' : 'exceptions.add');
  return (
    <form
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusNoDate(event.currentTarget)) void form.submit();
      }}
      className="flex max-w-[640px] flex-col gap-5 rounded-lg border border-line p-4 sm:p-5"
    >
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <DateFields
        id="exception"
        first={values.first}
        last={values.last}
        min={changed && changed.date_from < today ? changed.date_from : today}
        max={addDays(today, limits.exceptionsAhead + limits.exceptionDays)}
        error={form.errorAt('exception-first')}
        lastError={form.errorAt('exception-last')}
        onChange={change}
      />
      <Checkbox
        label={t('exceptions.repeat')}
        checked={values.isYearly}
        onChange={(event) => change({ isYearly: event.target.checked })}
      />
      {values.isYearly && (
        <TextField
          id="exception-until"
          type="date"
          label={t('exceptions.until')}
          hint={t('exceptions.untilHint')}
          optional
          value={values.until ?? ''}
          min={values.first ?? today}
          max="2199-12-31"
          error={form.errorAt('exception-until')}
          onChange={(event) => change({ until: event.target.value || null })}
        />
      )}
      <RadioCards
        legend={t('exceptions.kind')}
        className="sm:grid-cols-2"
        options={[
          { value: 'closed', label: t('exceptions.closed') },
          { value: 'hours', label: t('exceptions.hours') },
        ]}
        value={values.kind}
        onChange={(kind) => change({ kind })}
      />
      {values.kind === 'hours' && (
        <div id="exception-spans" tabIndex={-1} className="flex flex-col gap-2">
          <SpanFields name={t('exceptions.hours')} spans={values.spans} onChange={(spans) => change({ spans })} />
          {problem && <p className="text-small font-semibold text-rose-ink">{problem}</p>}
        </div>
      )}
      <PlaceChoice
        id="exception-places"
        places={places}
        value={values.places}
        error={form.errorAt('exception-places')}
        onChange={(chosen) => change({ places: chosen })}
      />
      <TextField
        id="exception-label"
        label={t('exceptions.label')}
        hint={t('exceptions.labelHint')}
        optional
        maxLength={limits.openingLabel}
        value={values.label}
        error={form.errorAt('exception-label')}
        onChange={(event) => change({ label: event.target.value })}
      />
      {exceptionProblem(values, today) === null && (
        <ClosedHandovers before={days} after={withException(days, values, changed)} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t(changed ? 'exceptions.saveChange' : 'exceptions.save')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {common('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}
