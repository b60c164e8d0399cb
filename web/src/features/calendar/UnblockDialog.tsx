import { useQueryClient } from '@tanstack/react-query';
import { daysChanged, noteQuery } from '../../api/offer-days.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { spanText } from '../../parts/offers/period-text.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { countedOf, useWords } from './entries.js';
import type { Entry } from './model.js';

export function UnblockDialog({ entry, onClose }: Readonly<{ entry: Entry; onClose: () => void }>) {
  const words = useWords();
  const { t } = words;
  const api = useApi();
  const queries = useQueryClient();
  const { shape } = entry;
  const offerId = shape.offer_id ?? '';
  const blockId = shape.block_id ?? '';
  const note = useQuery(noteQuery(api, offerId, blockId, { from: shape.date_from, to: shape.date_to })).data;
  const free = useAction({
    send: (_: void, options) =>
      api.delete('/offer_unavailability/{id}', { id: blockId, query: { offer_id: offerId } }, options),
    done: () => {
      void daysChanged(queries, offerId);
      onClose();
    },
    failed: () => void daysChanged(queries, offerId),
    said: () => t('unblock.done'),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void free.run()}
      busy={free.busy}
      danger={false}
      title={t('unblock.title')}
      action={t('unblock.action')}
    >
      <p className="wrap-anywhere">
        {t('unblock.text', { title: countedOf(words, entry), days: spanText(words, shape.period) })}
      </p>
      {note && <p className="mt-3 whitespace-pre-wrap wrap-anywhere text-muted">{t('unblock.note', { note })}</p>}
      {free.problem && (
        <p role="alert" className="mt-4 font-semibold text-rose-ink">
          {free.problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
