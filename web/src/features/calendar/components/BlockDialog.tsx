import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useIntention } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { DateFields } from '../../../ui/DateFields.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Select } from '../../../ui/Select.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { TextArea } from '../../../ui/TextArea.js';
import { toasts } from '../../../ui/toasts.js';
import { blockableQuery } from '../queries.js';
import { ownersTypes, type BlockKind } from '../model.js';
import { useWords } from '../words.js';

/** As `limits.reason` of `contracts/kernel/text.ts`. */
const longestNote = 600;
type Problem = 'offerMissing' | 'daysMissing' | 'order';

/** Keeps days of an own offer free of requests. */
export function BlockDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t, common, locale, today } = useWords();
  const api = useApi();
  const queries = useQueryClient();
  const intention = useIntention();
  const offers = useQuery(blockableQuery(api));
  const [picked, setPicked] = useState('');
  const [days, setDays] = useState<{ first: string | null; last: string | null }>({ first: null, last: null });
  const [kind, setKind] = useState<BlockKind>(2);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const block = useMutation({
    mutationFn: (body: { offer_id: string; date_from: string; date_to: string; note: string; requesttype_id: BlockKind }) => api.post('/offer_unavailability', { body }, { idempotencyKey: intention.key() }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['calendar'] });
      toasts.show('success', t('block.done'));
      onClose();
    },
    onError: () => { void queries.invalidateQueries({ queryKey: ['calendar'] }); },
  });
  const list = offers.data ?? [];
  const offerId = picked || (list.length === 1 && list[0]?.offer_id) || '';
  const edit = () => { setProblem(null); block.reset(); intention.next(); };
  const refuse = (what: Problem, id: string) => { setProblem(what); document.getElementById(id)?.focus(); };
  const save = () => {
    if (!offerId) return refuse('offerMissing', 'block-offer');
    if (!days.first || !days.last) return refuse('daysMissing', days.first ? 'block-last' : 'block-first');
    if (days.last < days.first) return refuse('order', 'block-last');
    return block.mutate({ offer_id: offerId, date_from: days.first, date_to: days.last, note: note.trim(), requesttype_id: kind });
  };
  const refusal = block.error && errorText(common, block.error);
  const none = offers.isSuccess && list.length === 0;
  return (
    <Dialog
      open onClose={onClose} shape="sheet" title={none ? t('block.none') : t('block.title')}
      footer={none
        ? <ButtonLink to="/offer/create">{t('block.create')}</ButtonLink>
        : <><Button variant="quiet" onClick={onClose}>{common('ui.cancel')}</Button><Button onClick={save} busy={block.isPending} disabled={!offers.isSuccess}>{t('block.save')}</Button></>}
    >
      <p className="text-muted">{t(none ? 'block.noneText' : 'block.text')}</p>
      {offers.isPending && <div role="status" className="mt-4"><span className="sr-only">{t('block.loading')}</span><Skeleton className="h-[46px] w-full" /></div>}
      {offers.isError && <p role="alert" className="mt-4 font-semibold text-rose-ink">{errorText(common, offers.error)}</p>}
      {list.length > 0 && (
        <div className="mt-4 flex flex-col gap-4">
          <Select
            id="block-offer" label={t('block.offer')} value={offerId} error={problem === 'offerMissing' ? t('block.offerMissing') : undefined}
            options={[...(list.length > 1 ? [{ value: '', label: t('block.choose') }] : []), ...list.map((offer) => ({ value: offer.offer_id, label: offer.title }))]}
            onChange={(event) => { setPicked(event.target.value); edit(); }}
          />
          <DateFields
            id="block" first={days.first} last={days.last} min={today} error={problem === 'daysMissing' || problem === 'order' ? t(`block.${problem}`) : undefined}
            onChange={(next) => { setDays(next); edit(); }}
          />
          <Select
            id="block-kind" label={t('block.kind')} value={kind} options={ownersTypes.map(({ id, title }) => ({ value: String(id), label: title[locale] }))}
            onChange={(event) => { setKind(ownersTypes.find(({ id }) => String(id) === event.target.value)?.id ?? kind); edit(); }}
          />
          <TextArea label={t('block.note')} optional hint={t('block.noteHint')} rows={2} maxLength={longestNote} value={note} onChange={(event) => { setNote(event.target.value); edit(); }} />
        </div>
      )}
      {refusal && <p role="alert" className="mt-4 rounded-sm bg-rose px-4 py-3 font-semibold text-rose-ink">{refusal}</p>}
    </Dialog>
  );
}
