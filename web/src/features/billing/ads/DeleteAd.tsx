import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropOwnAd } from '../../../api/ads.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';

type Props = Readonly<{ adId: string; after: () => Promise<void> }>;

export function DeleteAd({ adId, after }: Props) {
  const { t } = useTranslation('advertising');
  const api = useApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useAction({
    send: (_: void, options) => api.delete('/ad/{id}', { id: adId }, options),
    done: async () => {
      await after();
      await dropOwnAd(queries, adId);
    },
    said: () => t('delete.done'),
    loud: true,
  });
  return (
    <div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('delete.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove.run()}
        busy={remove.busy}
        title={t('delete.title')}
        action={t('delete.action')}
      >
        <p>{t('delete.text')}</p>
      </ConfirmDialog>
    </div>
  );
}
