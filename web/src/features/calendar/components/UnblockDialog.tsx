import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useIntention } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { toasts } from '../../../ui/toasts.js';
import type { Entry } from '../model.js';
import { daysChanged, noteQuery } from '../../../api/offer-days.js';
import { spanText, useWords } from '../words.js';

/** Asks before blocked days can be requested again. */
export function UnblockDialog({ entry, onClose }: Readonly<{ entry: Entry; onClose: () => void }>) {
  const words = useWords();
  const { t, common } = words;
  const api = useApi();
  const queries = useQueryClient();
  const intention = useIntention();
  const { shape } = entry;
  const blockId = shape.block_id ?? '';
  const note = useQuery(noteQuery(api, shape.offer_id, blockId, { from: shape.date_from, to: shape.date_to })).data;
  const free = useMutation({
    mutationFn: () =>
      api.delete(
        '/offer_unavailability/{id}',
        { id: blockId, query: { offer_id: shape.offer_id } },
        { idempotencyKey: intention.key() },
      ),
    onSuccess: () => {
      void daysChanged(queries, shape.offer_id);
      toasts.show('success', t('unblock.done'));
      onClose();
    },
    onError: () => {
      void daysChanged(queries, shape.offer_id);
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => free.mutate()}
      busy={free.isPending}
      danger={false}
      title={t('unblock.title')}
      action={t('unblock.action')}
    >
      <p className="wrap-anywhere">{t('unblock.text', { title: shape.title, days: spanText(words, entry) })}</p>
      {note && <p className="mt-3 whitespace-pre-wrap wrap-anywhere text-muted">{t('unblock.note', { note })}</p>}
      {free.isError && (
        <p role="alert" className="mt-4 font-semibold text-rose-ink">
          {errorText(common, free.error)}
        </p>
      )}
    </ConfirmDialog>
  );
}
