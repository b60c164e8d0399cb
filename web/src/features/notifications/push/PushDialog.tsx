import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pushDevicesQuery } from '../../../api/account.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { toasts } from '../../../ui/toasts.js';
import { keepOwnDevice, labelOf, ownDevice, pushState, subscribe } from './subscribe.js';

type Asked = 'nothing' | 'allow' | 'denied' | 'unsupported';

/** Push devices, and `allow` to subscribe this browser. Call `allow` only from a click handler. */
export const useSwitchOn = () => {
  const api = useApi();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>('nothing');
  const query = pushDevicesQuery(api);
  const { data } = useQuery(query);
  const changed = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const sending = useAction({
    loud: true,
    send: async (key: string, options) => {
      const token = await subscribe(key);
      if (token === null) return null;
      return api.post('/user_push_profile', { body: { token, label: labelOf(navigator.userAgent) } }, options);
    },
    done: async (answer) => {
      setAsked(!answer && pushState() === 'denied' ? 'denied' : 'nothing');
      if (!answer) return;
      keepOwnDevice(answer.device_id);
      toasts.show('success', answer.msg);
      await changed();
    },
  });
  return {
    asked,
    setAsked,
    changed,
    devices: data?.devices ?? null,
    here: data?.devices.find((device) => device.device_id === ownDevice()),
    busy: sending.busy,
    allow: async (): Promise<void> => {
      const state = pushState();
      if (state !== 'possible') setAsked(state);
      else if (data) await sending.run(data.key);
    },
  };
};

const titles = {
  nothing: 'push.title',
  allow: 'push.title',
  denied: 'push.deniedTitle',
  unsupported: 'push.unsupportedTitle',
} as const satisfies Record<Asked, string>;

export function PushDialog({
  asked,
  onClose,
  onAllow,
  busy,
}: Readonly<{ asked: Asked; onClose: () => void; onAllow: () => void; busy: boolean }>) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation();
  // Use one dialog for all states, because a closing dialog pops the history entry, which would close a second dialog
  // too.
  return (
    <Dialog
      open={asked !== 'nothing'}
      onClose={onClose}
      title={t(titles[asked])}
      footer={
        asked === 'allow' ? (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('push.notNow')}
            </Button>
            <Button busy={busy} onClick={onAllow}>
              {t('push.allow')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{common('ui.close')}</Button>
        )
      }
    >
      <p>{t(asked === 'denied' ? 'push.denied' : asked === 'unsupported' ? 'push.unsupported' : 'push.ask')}</p>
    </Dialog>
  );
}
