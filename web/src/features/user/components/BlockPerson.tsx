import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { useQueryClient } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blockedQuery, dropBlocked, putBlocked } from '../../../api/blocks.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Icon } from '../../../ui/Icon.js';

type Props = Readonly<{ user: Pick<PublicProfileShape, 'user_id' | 'nickname'> }>;

export function BlockPerson({ user: { user_id: userId, nickname: name } }: Props) {
  const { t } = useTranslation('user');
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery(blockedQuery(api));
  const [isAsking, setAsking] = useState(false);
  const block = useAction({
    send: (_: void, options) => api.post('/block', { body: { user_id: userId } }, options),
    done: (blocked) => {
      putBlocked(queries, api, blocked);
      setAsking(false);
    },
    said: () => t('block.done', { name }),
    loud: true,
  });
  const unblock = useAction({
    send: (_: void, options) => api.delete('/block/{id}', { id: userId }, options),
    done: () => dropBlocked(queries, api, userId),
    said: () => t('block.undone', { name }),
    loud: true,
  });
  if (!data) return null;
  if (data.people.some(({ user }) => user.user_id === userId))
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        {t('block.blocked', { name })}
        <Button small variant="ghost" busy={unblock.busy} onClick={() => void unblock.run()}>
          {t('block.undo')}
        </Button>
      </p>
    );
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="inline-flex min-h-11 items-center gap-1.5 border-0 bg-transparent p-0 text-small text-muted hover:underline print:hidden"
      >
        <Icon icon={Ban} size={16} />
        {t('block.do')}
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void block.run()}
        busy={block.busy}
        title={t('block.title', { name })}
        action={t('block.do')}
      >
        <p>{t('block.text')}</p>
      </ConfirmDialog>
    </>
  );
}
