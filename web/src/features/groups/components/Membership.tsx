import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropGroup, putGroup } from '../../../api/groups.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { TextArea } from '../../../ui/TextArea.js';
import { placeId } from './joining-place.js';

export function Asking({ group }: Readonly<{ group: GroupShape }>) {
  const { t } = useTranslation('groups');
  const api = useApi();
  const queries = useQueryClient();
  const [message, setMessage] = useState('');
  const asks = group.joining === 'request';
  const join = useAction({
    send: (text: string, options) =>
      api.post('/group_join/{id}', { id: group.group_id, body: { message: text } }, options),
    done: async (now) => {
      await putGroup(queries, now);
      // Move focus to the form's place, because the form is removed.
      document.getElementById(placeId)?.focus();
    },
    said: (now) => t(now.role === null ? 'join.askedNow' : 'join.joinedNow'),
  });
  return (
    <form
      className="mt-6 flex max-w-[520px] flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void join.run(message);
      }}
    >
      {asks && (
        <div className="w-full">
          <TextArea
            id="message"
            label={t('join.message')}
            hint={t('join.messageHint')}
            optional
            value={message}
            maxLength={groupLimits.message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </div>
      )}
      <Button type="submit" busy={join.busy}>
        {t(asks ? 'join.request' : 'join.open')}
      </Button>
      {join.problem && (
        <p role="alert" className="font-semibold text-rose-ink">
          {join.problem}
        </p>
      )}
    </form>
  );
}

export function Leaving({ group }: Readonly<{ group: GroupShape }>) {
  const { t } = useTranslation('groups');
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const leave = useAction({
    send: (_: void, options) => api.post('/group_leave/{id}', { id: group.group_id, body: {} }, options),
    done: async () => {
      setAsking(false);
      dropGroup(queries, group.group_id);
      // Leave an unlisted group's page, because former members can no longer see the group.
      if (group.listed) await router.invalidate();
      else await router.navigate({ to: '/groups' });
    },
    said: () => t(group.asked ? 'leave.takenBack' : 'leave.left'),
    loud: true,
  });
  if (group.asked)
    return (
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <p className="text-muted">{t('join.waits')}</p>
        <Button variant="ghost" small busy={leave.busy} onClick={() => void leave.run()}>
          {t('leave.takeBack')}
        </Button>
      </div>
    );
  if (group.role === 'creator') return null;
  return (
    <div className="mt-4">
      <Button variant="quiet" small onClick={() => setAsking(true)}>
        {t('leave.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave.run()}
        busy={leave.busy}
        title={t('leave.title', { group: group.name })}
        action={t('leave.action')}
      >
        <p>{t(group.joining === 'invitation' ? 'leave.textInvitation' : 'leave.text')}</p>
      </ConfirmDialog>
    </div>
  );
}
