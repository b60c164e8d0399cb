import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeriodChoiceShape, RequestShape } from '@lendring/contracts/http/request.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { closedBy, spansText } from '@lendring/contracts/rules/opening-days.js';
import { isPassable } from '@lendring/contracts/rules/why-not-bookable.js';
import { startTimes } from '@lendring/contracts/rules/start-time.js';
import { day as dayText } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { periodChoiceQuery } from '../../../api/requests.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Calendar } from '../../../ui/Calendar.js';
import { DayPicker } from '../../../ui/DayPicker.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Select } from '../../../ui/Select.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { TextField } from '../../../ui/TextField.js';
import { dayPickerRoom } from '../../../ui/day-picker-room.js';
import { useRequestAction } from '../use-request-action.js';
import { bindsToPay, hasBegun } from '../model.js';
import { chosenOf, type Chosen, endMovesOf, freeDays, lengthsOf, type Obstacle, outcomeOf, whyNot } from '../period.js';
import { personName, unitsText, useWords } from '../words.js';
import { DialogButtons, Refusal, useMovedOn } from './DialogParts.js';
import { PeriodPrice } from './PeriodPrice.js';

type Props = Readonly<{ request: RequestShape; onClose: () => void }>;

/** Obstacle to the chosen period, in the words of the request form. */
function useObstacleText(request: RequestShape, choice: PeriodChoiceShape): (obstacle: Obstacle) => string {
  const words = useWords();
  const any = useAnyText();
  const { t, locale } = words;
  const fullDay = (value: string) => dayText(value, locale, 'full');
  return (obstacle) => {
    if ('closed' in obstacle) {
      const { closed } = obstacle;
      const day = fullDay(closed.day);
      if (closed.kind === 'hours') return any('offer:problem.outsideHours', { day, hours: spansText(closed.spans) });
      return closed.next === null
        ? any('offer:problem.closedForLong', { day })
        : any('offer:problem.closed', { day, next: fullDay(closed.next) });
    }
    if ('day' in obstacle) return any(`offer:problem.${obstacle.reason}`, { day: fullDay(obstacle.day) });
    const { reason } = obstacle;
    const { least, most } = lengthsOf(request, choice);
    switch (reason) {
      case 'period_unchanged':
      case 'period_begun':
      case 'end_in_past':
      case 'start_half_hour':
      case 'wish_kind':
        return t(`period.problem.${reason}`);
      case 'duration_too_short':
        return any('offer:problem.duration_too_short', {
          units: unitsText(words, { ...request, units: least, quantity: 1 }),
        });
      case 'duration_too_long':
        return any('offer:problem.duration_too_long', {
          units: unitsText(words, { ...request, units: most ?? limits.duration, quantity: 1 }),
        });
      case 'not_enough_units':
        return any('offer:problem.not_enough_units', { count: ('free' in obstacle && obstacle.free) || 0 });
      default:
        return any(`offer:problem.${reason}`);
    }
  };
}

type FieldsProps = Readonly<{
  request: RequestShape;
  choice: PeriodChoiceShape;
  chosen: Chosen;
  onChoose: (part: Partial<Chosen>) => void;
}>;

function DayFields({ request, choice, chosen, onChoose }: FieldsProps) {
  const { t, now } = useWords();
  const { t: offer } = useTranslation('offer');
  const days = freeDays(request, choice, now);
  const { period, pricing } = request;
  const rent = pricing.renttype_id;
  const reasonFor = (day: string): string | null => {
    const why = whyNot(request, days, day);
    if (!why || why === 'period_in_past') return null;
    if (why === 'not_enough_units') return offer(`why.${why}`, { count: days.days.get(day)?.free ?? days.quantity });
    const label = why === 'closed_then' ? closedBy(days.opening, day) : undefined;
    return label ? offer('why.closedBy', { label }) : offer(`why.${why}`);
  };
  const passable = {
    of: (day: string) => isPassable(days, rent, day),
    legend: offer('days.closedLegend'),
    prepared: {
      of: (day: string) => whyNot(request, days, day) === 'preparation',
      legend: offer('days.preparationLegend'),
    },
  };
  if (hasBegun(request)) {
    const min = days.today > period.date_from ? days.today : period.date_from;
    const max =
      endMovesOf(request, choice, now)?.longer === false ? period.date_to : addDays(period.date_from, limits.duration);
    return (
      <div className="flex flex-col gap-4">
        <Calendar
          label={t('period.end')}
          value={chosen.last !== null && chosen.last >= min ? chosen.last : null}
          onChange={(last) => onChoose({ last })}
          {...{ min, max, reasonFor, passable }}
        />
        <TextField
          type="date"
          label={t('period.end')}
          {...{ min, max }}
          value={chosen.last ?? ''}
          onChange={(event) => onChoose({ last: event.target.value || null })}
        />
      </div>
    );
  }
  return (
    <DayPicker
      id="period-days"
      label={t('period.days')}
      days={{ first: chosen.first, last: chosen.last ?? chosen.first }}
      min={days.today}
      max={addDays(days.today, limits.daysAhead)}
      {...{ reasonFor, passable }}
      onDays={({ first, last }) => onChoose({ first, last })}
    />
  );
}

/** Longest loan by the hour that the form offers, in hours. */
const MOST_HOURS = 72;

function HourFields({ request, choice, chosen, onChoose }: FieldsProps) {
  const { t, common, now } = useWords();
  const { least, most } = lengthsOf(request, choice);
  const { today } = freeDays(request, choice, now);
  const longest = Math.max(chosen.hours, Math.min(most ?? MOST_HOURS, MOST_HOURS));
  const isFixed = hasBegun(request);
  return (
    <div className="grid grid-cols-2 gap-3">
      {!isFixed && (
        <>
          <TextField
            type="date"
            className="col-span-2"
            label={t('period.day')}
            min={today}
            max={addDays(today, limits.daysAhead)}
            value={chosen.first ?? ''}
            onChange={(event) => onChoose({ first: event.target.value || null, last: event.target.value || null })}
          />
          <Select
            label={t('period.time')}
            value={chosen.time}
            options={[...new Set([chosen.time, ...startTimes])].toSorted().map((value) => ({ value, label: value }))}
            onChange={(event) => onChoose({ time: event.target.value })}
          />
        </>
      )}
      <Select
        label={t('period.length')}
        className={isFixed ? 'col-span-2' : ''}
        value={String(chosen.hours)}
        options={Array.from({ length: longest - least + 1 }, (_, n) => ({
          value: String(least + n),
          label: common('unit.2', { count: least + n }),
        }))}
        onChange={(event) => onChoose({ hours: Number(event.target.value) })}
      />
    </div>
  );
}

/** Dialog in which one side proposes another period; its price is shown before it is sent. */
export default function PeriodDialog({ request, onClose }: Props) {
  const words = useWords();
  const { t } = words;
  const possible = request.actions.includes('propose_period');
  const action = useRequestAction(request.request_id, () => t('period.done.proposed'));
  const moved = useMovedOn(request, possible, action);
  const { data: choice, error } = useQuery(periodChoiceQuery(useApi(), request.request_id));
  const [chosen, setChosen] = useState(() =>
    chosenOf((request.proposal?.side === request.side ? request.proposal : request).period),
  );
  const outcome = choice && outcomeOf(request, choice, chosen, words.now);
  const binds = outcome?.state === 'ready' && bindsToPay(request, outcome.priced);
  const send = async () => {
    if (outcome?.state === 'ready' && (await action.run({ do: 'propose_period', body: outcome.body }))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={moved?.title ?? t(hasBegun(request) ? 'action.extend' : 'period.title')}
      footer={
        <DialogButtons
          action={t(binds ? 'period.sendBinding' : 'period.send')}
          possible={possible}
          onClose={onClose}
          onAct={() => void send()}
          busy={action.busy}
          disabled={outcome?.state !== 'ready'}
        />
      }
    >
      {moved?.body ?? (
        <div className="flex flex-col gap-4">
          <p>
            {t(request.status === 'open' ? 'period.hintOpen' : 'period.hint', { name: personName(t, request) })}{' '}
            {hasBegun(request) && t('period.begun')}
          </p>
          {choice && <FixedEnd {...{ request, choice }} />}
          {error && !choice && <LoadProblem error={error} />}
          {!choice && !error && <Skeleton className={dayPickerRoom} />}
          {choice &&
            (request.period.kind === 'hours' ? (
              <HourFields {...{ request, choice, chosen }} onChoose={(part) => setChosen({ ...chosen, ...part })} />
            ) : (
              <DayFields {...{ request, choice, chosen }} onChoose={(part) => setChosen({ ...chosen, ...part })} />
            ))}
          <div aria-live="polite">
            {choice && outcome?.state === 'obstacle' && (
              <ObstacleNote {...{ request, choice }} obstacle={outcome.obstacle} />
            )}
            {outcome?.state === 'ready' && <PeriodPrice request={request} priced={outcome.priced} />}
          </div>
        </div>
      )}
      <Refusal of={action} />
    </Dialog>
  );
}

/** Directions in which the price lets the end not move, said before a day is chosen. */
function FixedEnd({ request, choice }: Readonly<{ request: RequestShape; choice: PeriodChoiceShape }>) {
  const words = useWords();
  const moves = endMovesOf(request, choice, words.now);
  const { least, most } = lengthsOf(request, choice);
  const units = (count: number) => unitsText(words, { ...request, units: count, quantity: 1 });
  const notes = [
    moves && !moves.longer && most !== null && words.t('period.longest', { units: units(most) }),
    moves?.isShortest && least > 1 && words.t('period.shortest', { units: units(least) }),
  ].filter(Boolean);
  return notes.length > 0 && <p className="font-semibold">{notes.join(' ')}</p>;
}

function ObstacleNote({
  request,
  choice,
  obstacle,
}: Readonly<{ request: RequestShape; choice: PeriodChoiceShape; obstacle: Obstacle }>) {
  const { locale } = useWords();
  const any = useAnyText();
  const textOf = useObstacleText(request, choice);
  const isPlain = obstacle.reason === 'period_unchanged';
  return (
    <p className={isPlain ? 'text-muted' : 'rounded-md bg-rose px-4 py-3 text-rose-ink'}>
      {textOf(obstacle)}
      {'shortOn' in obstacle &&
        obstacle.shortOn &&
        ` ${any('offer:problem.shortOn', { day: dayText(obstacle.shortOn, locale) })}`}
    </p>
  );
}
