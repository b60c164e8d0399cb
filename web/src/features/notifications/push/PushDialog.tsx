import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import type { Asked } from './use-switch-on.js';

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
  // One dialog for all states: a closing dialog pops the history entry, which would also close a second one.
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
