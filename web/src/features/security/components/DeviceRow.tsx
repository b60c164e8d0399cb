import type { SessionShape } from '@lendring/contracts/http/security.js';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useTranslation } from 'react-i18next';
import { instant, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { useDeviceName } from '../use-device-name.js';

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet } as const;

export function DeviceRow({ session, onEnd }: Readonly<{ session: SessionShape; onEnd: () => void }>) {
  const { t } = useTranslation('security');
  const locale = useLocale();
  const name = useDeviceName()(session);
  const when = (at: string) => instant(at, locale, localZone());
  return (
    <li className="flex min-h-16 items-center gap-4 px-5 py-3">
      <Icon icon={icons[session.kind ?? 'computer']} className="shrink-0 text-teal" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold wrap-anywhere">
          {name}
          {session.this && (
            <span className="ml-2 inline-block rounded-full bg-tint px-2.5 py-0.5 text-small font-bold text-teal-deep">
              {t('devices.this')}
            </span>
          )}
        </span>
        <span className="block text-base text-muted">
          {t('devices.began', { when: when(session.began) })}
          {', '}
          {session.this ? t('devices.now') : t('devices.seen', { when: when(session.seen) })}
        </span>
      </span>
      {!session.this && (
        <Button variant="danger" small onClick={onEnd}>
          {t('devices.end')}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  );
}
