import BellRing from 'lucide-react/icons/bell-ring';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useNow } from '../../../lib/dates/use-now.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { whenOf } from '../words.js';
import { PushDialog, useSwitchOn } from './PushDialog.js';
import { keepOwnDevice, ownDevice, pushState, unsubscribe } from './subscribe.js';

export default function PushCard() {
  const { t } = useTranslation('notifications');
  const words = { t, locale: useLocale(), now: useNow() };
  const api = useApi();
  const { asked, setAsked, devices, here, allow, busy, changed } = useSwitchOn();
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
  if (!devices) return null;
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
      <PushDialog asked={asked} onClose={() => setAsked('nothing')} onAllow={() => void allow()} busy={busy} />
    </section>
  );
}
