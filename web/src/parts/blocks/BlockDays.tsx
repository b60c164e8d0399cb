import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { BlockBody } from '@lendring/contracts/http/offer.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { UnavailabilityBody } from '@lendring/contracts/http/unavailability.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { scarce } from '@lendring/contracts/rules/capacity.js';
import { takenDays } from '@lendring/contracts/rules/taken.js';
import { daysChanged, takenQuery } from '../../api/offer-days.js';
import { offerQuery } from '../../api/offer.js';
import { ownersOpenQuery } from '../../api/requests.js';
import { unavailabilityChanged } from '../../api/unavailability.js';
import { dayRange } from '../../i18n/format.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { ApiError } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { LoadProblem } from '../loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { DateFields } from '../../ui/DateFields.js';
import { focusNoDate } from '../../ui/no-date.js';
import { NumberField } from '../../ui/NumberField.js';
import { RangeCalendar } from '../../ui/RangeCalendar.js';
import { Select } from '../../ui/Select.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TextField } from '../../ui/TextField.js';
import { AgreedOn, useAgreedOn } from './AgreedOn.js';
import { DialogActions } from '../../ui/DialogActions.js';
import { type Block, type BlockKind, blocksOf, ownersTypes } from './blocks.js';

/** Returns a function that counts open requests overlapping a range of days, both inclusive. */
const useOpenRequests = (offerId: string): ((first: string, last: string) => number) => {
  const { data } = useQuery(ownersOpenQuery(useApi()));
  const periods = (data?.requests ?? []).filter(({ offer_id: id }) => id === offerId).map(({ period }) => period);
  return (first, last) => periods.filter(({ date_from: from, date_to: to }) => from <= last && to >= first).length;
};

/** `units`: null for all, NaN for text that is no whole number. */
type Wanted = Readonly<{
  first: string | null;
  last: string | null;
  kind: BlockKind;
  note: string;
  units: number | null;
}>;
/** Refusals of a block because of loans, after which the rest of the days can be blocked. */
const partlyTaken: ReadonlySet<string> = new Set(['days_lent', 'days_in_preparation']);
const nothing: Wanted = { first: null, last: null, kind: 2, note: '', units: null };

type DaysProps = Readonly<{
  offer: Pick<OfferCardShape, 'offer_id' | 'title'>;
  /** Values to begin with; days are both included. */
  preset?: Partial<Wanted> | undefined;
}>;

export function BlockDays({ offer, preset }: DaysProps) {
  const { t } = useTranslation('blocks');
  const words = useAnyText();
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  const { data: whole } = useQuery(offerQuery(api, offer.offer_id));
  const zone = whole?.zone ?? 'Europe/Berlin';
  const [now] = useState(() => new Date().toISOString());
  const today = dayIn(now, zone);
  const until = addDays(today, limits.daysAhead);
  const { data: taken, error } = useQuery(takenQuery(api, offer.offer_id, dayIn(now, 'UTC')));
  const [wanted, setValues] = useState<Wanted>({ ...nothing, ...preset });
  const quantity = whole?.quantity ?? 1;
  const chosen =
    wanted.units === null && wanted.first && wanted.first <= (wanted.last ?? wanted.first)
      ? { from: wanted.first, to: wanted.last ?? wanted.first, hours: null, repeat: null }
      : null;
  const agreed = useAgreedOn([offer.offer_id], chosen, today);
  const isPossible = wanted.units === null || (wanted.units >= 1 && wanted.units <= quantity);
  const [wrongDays, setWrongDays] = useState<string | undefined>();
  const [said, setSaid] = useState('');
  const [going, setGoing] = useState<Block | null>(null);
  /** Refused block of days of which a loan takes a part. */
  const [partly, setPartly] = useState<z.input<typeof BlockBody> | null>(null);
  const blocking = useAction({
    send: (body: z.input<typeof BlockBody>, options) => api.post('/offer_unavailability', { body }, options),
    done: async () => {
      await daysChanged(queries, offer.offer_id);
      setValues(nothing);
      setSaid(t('done'));
    },
    failed: (failure, body) =>
      setPartly(body.units === undefined && failure instanceof ApiError && partlyTaken.has(failure.code) ? body : null),
  });
  /** An entry blocks what is not lent, and leaves the loans. */
  const blockingRest = useAction({
    send: (body: z.input<typeof UnavailabilityBody>, options) =>
      api.post('/calendar_unavailability', { body }, options),
    done: async ({ lent }) => {
      await unavailabilityChanged(queries);
      setPartly(null);
      setValues(nothing);
      blocking.forget();
      setSaid(t('restDone', { count: lent.length }));
    },
  });
  const freeing = useAction({
    send: ({ id, isEntry }: Block, options) =>
      isEntry
        ? api.delete('/calendar_unavailability/{id}', { id, query: {} }, options)
        : api.delete('/offer_unavailability/{id}', { id, query: { offer_id: offer.offer_id } }, options),
    done: async (_, { isEntry }) => {
      if (isEntry) await unavailabilityChanged(queries);
      await daysChanged(queries, offer.offer_id);
      setSaid(t('freed'));
    },
  });
  const problem = blockingRest.problem ?? blocking.problem ?? freeing.problem;

  const setWanted = (next: Wanted) => {
    setValues(next);
    blocking.forget();
    blockingRest.forget();
    freeing.forget();
    setPartly(null);
    setWrongDays(undefined);
  };
  // A thing that is not back can be blocked, because the owner sees what is there.
  const planned = taken?.filter(({ reason, end }) => reason !== 'late' && end > now);
  const days = planned && takenDays(scarce(planned, quantity, isPossible ? (wanted.units ?? quantity) : 1), zone);
  const freeOn = (day: string): number =>
    quantity - (days?.get(day)?.uses ?? []).reduce((sum, { units }) => sum + units, 0);
  /** A block of all units takes those that are free, so that only days without any are unavailable. */
  const reasonFor = (day: string): string | null => {
    const uses = days?.get(day)?.uses;
    if (!uses) return null;
    const free = freeOn(day);
    if (free > 0) return wanted.units === null ? null : t('reason.few', { count: free });
    const named = ['booked', 'blocked'] as const;
    const reason = named.find((one) => uses.some((use) => use.reason === one)) ?? 'preparation';
    return t(`reason.${reason}`);
  };
  const asking = useOpenRequests(offer.offer_id);
  const markOf = (day: string): string | null => {
    const count = asking(day, day);
    const free = freeOn(day);
    const isPartly = quantity > 1 && free > 0 && free < quantity;
    return (
      [isPartly && t('partlyFree', { free, quantity }), count > 0 && t('asked', { count })].filter(Boolean).join(' ') ||
      null
    );
  };
  const blocks = taken ? blocksOf(taken, zone).filter((block) => block.last >= today) : [];
  const kindText = ({ kind, units }: Block): string => {
    const title = ownersTypes.find(({ id }) => id === kind)?.title[locale] ?? '';
    return quantity > 1 ? [words('unit.piece', { count: units }), title].filter(Boolean).join(', ') : title;
  };
  const spoken = (block: Block) => dayRange(block.first, block.last, locale, 'year');

  const refuse = (what: 'daysNeeded' | 'daysWrong' | 'order'): void => {
    setWrongDays(t(what));
    document.getElementById('block-first')?.focus();
  };
  const blockRest = ({ offer_id: id, units: _, ...body }: z.input<typeof BlockBody>): void =>
    void blockingRest.run({ ...body, offer_ids: [id] });
  const block = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusNoDate(event.currentTarget)) return;
    const { first, kind, note } = wanted;
    if (!first) return refuse('daysNeeded');
    const last = wanted.last ?? first;
    if (last < first) return refuse('order');
    if (first < today || last > until) return refuse('daysWrong');
    if (!isPossible) {
      document.getElementById('block-units')?.focus();
      return;
    }
    const body = {
      offer_id: offer.offer_id,
      date_from: first,
      date_to: last,
      requesttype_id: kind,
      ...(wanted.units === null ? {} : { units: wanted.units }),
      ...(note.trim() ? { note: note.trim() } : {}),
    };
    if (agreed.lent.length > 0) blockRest(body);
    else void blocking.run(body);
  };
  const free = async () => {
    if (!going) return;
    await freeing.run(going);
    setGoing(null);
  };

  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted wrap-anywhere">
        {quantity === 1 ? t('intro', { title: offer.title }) : t('introUnits')}
      </p>
      <form
        noValidate
        onSubmit={block}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      >
        <div>
          {taken ? (
            <RangeCalendar
              narrow
              key={blocks.length}
              label={t('days')}
              value={
                wanted.first && wanted.last && wanted.first <= wanted.last && wanted.first >= today
                  ? { first: wanted.first, last: wanted.last }
                  : null
              }
              onChange={(range) => setWanted({ ...wanted, ...range })}
              min={today}
              max={until}
              reasonFor={reasonFor}
              spanning={wanted.units === null}
              marks={{ of: markOf, legend: t(quantity > 1 ? 'markLegendUnits' : 'markLegend') }}
            />
          ) : error ? (
            <LoadProblem error={error} />
          ) : (
            <Skeleton className="h-[360px] max-w-[420px] rounded-md" />
          )}
        </div>
        <div className="flex flex-col gap-4">
          <DateFields
            id="block"
            error={wrongDays}
            first={wanted.first}
            last={wanted.last}
            min={today}
            max={until}
            onChange={(range) => setWanted({ ...wanted, ...range })}
          />
          {quantity > 1 && (
            <NumberField
              id="block-units"
              label={t('units')}
              hint={t('unitsHint', { count: quantity })}
              optional
              value={wanted.units}
              error={isPossible ? undefined : t('unitsProblem', { max: quantity })}
              onChange={(units) => setWanted({ ...wanted, units })}
            />
          )}
          <Select
            id="block-kind"
            label={t('kind')}
            value={wanted.kind}
            options={ownersTypes.map(({ id, title }) => ({ value: String(id), label: title[locale] }))}
            onChange={(event) =>
              setWanted({
                ...wanted,
                kind: ownersTypes.find(({ id }) => String(id) === event.target.value)?.id ?? wanted.kind,
              })
            }
          />
          <TextField
            label={t('note')}
            hint={t('noteHint')}
            optional
            maxLength={limits.reason}
            value={wanted.note}
            onChange={(event) => setWanted({ ...wanted, note: event.target.value })}
          />
          <AgreedOn {...agreed} />
        </div>
        {blocks.length > 0 && (
          <section aria-labelledby="blocks-title" className="md:col-span-2">
            <h3 id="blocks-title" className="mb-1 text-h3">
              {t('existing')}
            </h3>
            <ul>
              {blocks.map((one) => (
                <li
                  key={`${one.id} ${one.first}`}
                  className="flex items-center justify-between gap-3 border-b border-line py-2"
                >
                  <span className="min-w-0 wrap-anywhere">
                    <span className="font-semibold">{spoken(one)}</span>
                    <span className="block text-small text-muted">
                      {[kindText(one), one.note].filter(Boolean).join(': ')}
                    </span>
                  </span>
                  <Button variant="danger" small onClick={() => setGoing(one)}>
                    {t('free')}
                    <span className="sr-only"> {spoken(one)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <DialogActions>
          {problem && (
            <p role="alert" className="w-full rounded-md bg-rose p-3 text-rose-ink">
              {problem}
            </p>
          )}
          <p role="status" className="min-w-0 flex-1 rounded-md bg-leaf p-3 text-leaf-ink empty:hidden">
            {said}
          </p>
          {partly && (
            <Button busy={blockingRest.busy} onClick={() => blockRest(partly)}>
              {t('rest')}
            </Button>
          )}
          <Button
            type="submit"
            variant={partly ? 'quiet' : 'primary'}
            busy={blocking.busy || blockingRest.busy}
            className="ml-auto"
          >
            {t(agreed.lent.length > 0 ? 'rest' : 'action')}
          </Button>
        </DialogActions>
      </form>
      <ConfirmDialog
        open={going !== null}
        onClose={() => setGoing(null)}
        onConfirm={() => void free()}
        busy={freeing.busy}
        title={t('freeTitle')}
        action={t('free')}
        danger={false}
      >
        <p>{going && t(going.isEntry ? 'freeEntryText' : 'freeText', { days: spoken(going) })}</p>
      </ConfirmDialog>
    </div>
  );
}
