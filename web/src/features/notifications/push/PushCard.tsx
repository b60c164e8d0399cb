import { useQuery, useQueryClient } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pushDevicesQuery } from '../../../api/push.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-context.js';
import { useNow } from '../../../lib/use-now.js';
import { useAction } from '../../../lib/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { toasts } from '../../../ui/toasts.js';
import { whenOf } from '../words.js';
import { keepOwnDevice, labelOf, ownDevice, pushState, subscribe, unsubscribe } from './subscribe.js';

type Asked = 'nothing' | 'allow' | 'denied' | 'unsupported';

const titles = {
  nothing: 'push.title',
  allow: 'push.title',
  denied: 'push.deniedTitle',
  unsupported: 'push.unsupportedTitle',
} as const satisfies Record<Asked, string>;

/** Push for this browser, and the others that have it (spec §8: asked for after a click, with what speaks against it). */
export default function PushCard() {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation();
  const words = { t, locale: useLocale(), now: useNow() };
  const api = useApi();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>('nothing');
  const close = () => setAsked('nothing');
  const query = pushDevicesQuery(api);
  const { data } = useQuery(query);
  const changed = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const allow = useAction({
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
  const remove = useAction({
    loud: true,
    send: (deviceId: string, options) => api.delete('/push_device/{id}', { id: deviceId }, options),
    done: async (_, deviceId) => {
      if (deviceId === ownDevice()) {
        keepOwnDevice(null);
        await unsubscribe();
      }
      await changed();
    },
  });
  if (!data) return null;
  const { key, devices } = data;
  const here = devices.find((device) => device.device_id === ownDevice());
  const ask = () => {
    const state = pushState();
    setAsked(state === 'possible' ? 'allow' : state);
  };
  return (
    <section aria-labelledby="push" className="mt-8 rounded-lg border border-line p-5">
      <h2 id="push" className="text-h3">
        {t('push.title')}
      </h2>
      <p className="mt-1 text-muted">{here ? t('push.on') : t('push.off')}</p>
      {!here && (
        <Button variant="soft" className="mt-4" onClick={ask}>
          <Icon icon={BellRing} />
          {t('push.switchOn')}
        </Button>
      )}
      {devices.length > 0 && (
        <ul aria-label={t('push.devices')} className="mt-4 flex flex-col gap-1">
          {devices.map((device) => (
            <li key={device.device_id} className="flex items-center justify-between gap-3">
              <span>
                {device === here ? t('push.here', { label: device.label }) : device.label}
                <span className="text-small text-muted"> · {whenOf(words, device.added)}</span>
              </span>
              <IconButton
                icon={Trash}
                label={t('push.remove', { label: device.label })}
                onClick={() => void remove.run(device.device_id)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* One dialog, since one that closes goes back in the history and would take the next one with it. */}
      <Dialog
        open={asked !== 'nothing'}
        onClose={close}
        title={t(titles[asked])}
        footer={
          asked === 'allow' ? (
            <>
              <Button variant="quiet" onClick={close}>
                {common('ui.cancel')}
              </Button>
              <Button busy={allow.busy} onClick={() => void allow.run(key)}>
                {t('push.allow')}
              </Button>
            </>
          ) : (
            <Button onClick={close}>{common('ui.close')}</Button>
          )
        }
      >
        <p>{t(asked === 'denied' ? 'push.denied' : asked === 'unsupported' ? 'push.unsupported' : 'push.ask')}</p>
      </Dialog>
    </section>
  );
}
