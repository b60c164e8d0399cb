import type { SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropSearchRequest, putSearchRequest } from '../../../api/search-requests.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';

type Props = Readonly<{ one: SearchRequestShape; isCreator: boolean }>;

/** Actions of the creator; group admins can only delete. */
export function OwnActs({ one, isCreator }: Props) {
  const { t } = useTranslation('wanted');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const id = one.search_request_id;
  const isSolved = one.solved_at !== null;
  const settle = useAction({
    send: (solved: boolean, options) => api.patch('/search_request_solved/{id}', { id, body: { solved } }, options),
    done: (now) => putSearchRequest(queries, now),
    said: (now) => t(now.solved_at === null ? 'solve.open' : 'solve.done'),
    loud: true,
  });
  const remove = useAction({
    send: (_: void, options) => api.delete('/search_request/{id}', { id }, options),
    done: async () => {
      await navigate({ to: '/wanted', search: one.group ? { group: one.group.group_id } : { tab: 'own' } });
      await dropSearchRequest(queries, id);
    },
    said: () => t('delete.done'),
    loud: true,
  });
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {isCreator && (
        <>
          <Button variant="soft" busy={settle.busy} onClick={() => void settle.run(!isSolved)}>
            {t(isSolved ? 'solve.reopen' : 'solve.action')}
          </Button>
          <ButtonLink to="/wanted/$searchRequestId/edit" params={{ searchRequestId: id }} variant="ghost">
            {t('edit.action')}
          </ButtonLink>
        </>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t(isCreator ? 'delete.action' : 'delete.asAdmin')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove.run()}
        busy={remove.busy}
        title={t('delete.ask', { title: one.title })}
        action={t('delete.action')}
      >
        <p>{t('delete.text')}</p>
      </ConfirmDialog>
    </div>
  );
}
