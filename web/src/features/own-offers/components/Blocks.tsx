import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { limits } from '@lendring/contracts/kernel/text.js';
import { addDays, dayIn } from '@lendring/contracts/rules/days.js';
import { takenDays } from '@lendring/contracts/rules/taken.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayRange } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi, useIntention } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { DateFields } from '../../../ui/DateFields.js';
import { RangeCalendar } from '../../../ui/RangeCalendar.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { TextField } from '../../../ui/TextField.js';
import { blocksOf, type Block } from '../model.js';
import { offerQuery, takenQuery } from '../queries.js';

const ahead = 365;
const nothing = { first: null, last: null, note: '' } as const;
type Wanted = Readonly<{ first: string | null; last: string | null; note: string }>;

/** Chooses days to keep free of requests, and shows those that are kept. */
export function Blocks({ offer }: Readonly<{ offer: OfferCardShape }>) {
  const { t } = useTranslation('ownOffers');
  const words = useAnyText();
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  const intention = useIntention();
  const { data: whole } = useQuery(offerQuery(api, offer.offer_id));
  const zone = whole?.zone ?? 'Europe/Berlin';
  const [now] = useState(() => new Date().toISOString());
  const today = dayIn(now, zone);
  const until = addDays(today, ahead);
  const { data: taken, error } = useQuery(takenQuery(api, offer.offer_id, today, until));
  const [wanted, setValues] = useState<Wanted>(nothing);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [going, setGoing] = useState<Block | null>(null);

  // Other days are another intention: a repeat of the same click blocks once.
  const setWanted = (next: Wanted) => { intention.next(); setValues(next); };
  const days = taken && takenDays(taken, zone);
  const reasonFor = (day: string): string | null => {
    const reason = days?.get(day)?.reason;
    return reason ? t(`block.reason.${reason}`) : null;
  };
  const blocks = taken ? blocksOf(taken, zone).filter((block) => block.last >= today) : [];
  const spoken = (block: Block) => dayRange(block.first, block.last, locale, 'year');

  const run = async (action: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await action();
      await queries.invalidateQueries({ queryKey: ['offer-calendar', offer.offer_id] });
      setSaid(done);
      return true;
    } catch (failure) {
      setProblem(errorText(words, failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const block = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { first, note } = wanted;
    if (!first) { setProblem(t('block.daysNeeded')); return; }
    const last = wanted.last ?? first;
    if (first < today || last < first || last > until) { setProblem(t('block.daysWrong')); return; }
    const body = { offer_id: offer.offer_id, date_from: first, date_to: last, ...(note.trim() ? { note: note.trim() } : {}) };
    if (await run(() => api.post('/offer_unavailability', { body }, { idempotencyKey: intention.key() }), t('block.done'))) setWanted(nothing);
  };
  const free = async () => {
    if (!going) return;
    await run(() => api.delete('/offer_unavailability/{id}', { id: going.id, query: { offer_id: offer.offer_id } }), t('block.freed'));
    setGoing(null);
  };

  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted wrap-anywhere">{t('block.intro', { title: offer.title })}</p>
      {problem && <p role="alert" className="rounded-md bg-rose p-3 text-rose-ink">{problem}</p>}
      <form noValidate onSubmit={(event) => void block(event)} className="flex flex-col gap-4">
        {taken
          ? <RangeCalendar key={blocks.length} label={t('block.days')} value={wanted.first && wanted.last && wanted.first <= wanted.last && wanted.first >= today ? { first: wanted.first, last: wanted.last } : null} onChange={(range) => { setWanted({ ...wanted, ...range }); setProblem(null); }} min={today} max={until} reasonFor={reasonFor} />
          : error ? <p role="alert" className="text-rose-ink">{errorText(words, error)}</p> : <Skeleton className="h-[360px] max-w-[420px] rounded-md" />}
        <DateFields id="block" first={wanted.first} last={wanted.last} min={today} max={until} onChange={(range) => setWanted({ ...wanted, ...range })} />
        <TextField label={t('block.note')} hint={t('block.noteHint')} optional maxLength={limits.reason} value={wanted.note} onChange={(event) => setWanted({ ...wanted, note: event.target.value })} />
        <Button type="submit" busy={busy && !going} className="self-start">{t('block.action')}</Button>
      </form>
      <p role="status" className="rounded-md bg-leaf p-3 text-leaf-ink empty:hidden">{said}</p>
      {blocks.length > 0 && (
        <section aria-labelledby="blocks-title">
          <h3 id="blocks-title" className="mb-1 text-h3">{t('block.existing')}</h3>
          <ul>
            {blocks.map((one) => (
              <li key={one.id} className="flex items-center justify-between gap-3 border-b border-line py-2">
                <span className="min-w-0 wrap-anywhere"><span className="font-semibold">{spoken(one)}</span>{one.note && <span className="block text-small text-muted">{one.note}</span>}</span>
                <Button variant="danger" small onClick={() => setGoing(one)}>{t('block.free')}<span className="sr-only"> {spoken(one)}</span></Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog open={going !== null} onClose={() => setGoing(null)} onConfirm={() => void free()} busy={busy} title={t('block.freeTitle')} action={t('block.free')} danger={false}>
        <p>{going && t('block.freeText', { days: spoken(going) })}</p>
      </ConfirmDialog>
    </div>
  );
}
