import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pushOffer } from '../../../lib/push/push-offer.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { Icon } from '../../../ui/Icon.js';
import { PushDialog, useSwitchOn } from './PushDialog.js';

/** Offers push for the answer after the user's first request; asked only once, whatever the answer. */
export function PushOffer({ requestId, name }: Readonly<{ requestId: string; name: string }>) {
  const { t } = useTranslation('notifications');
  const [open, setOpen] = useState(() => pushOffer.isFor(requestId));
  const { asked, setAsked, devices, here, allow, busy } = useSwitchOn();
  const end = () => {
    pushOffer.end();
    setOpen(false);
  };
  return (
    <>
      {open && devices && !here && (
        <Card as="section" aria-labelledby="push-offer" className="flex flex-col items-start gap-4 print:hidden">
          <p id="push-offer" className="flex gap-3">
            <Icon icon={BellRing} className="mt-1 shrink-0 text-teal-deep" />
            {t('push.offer', { name })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void allow().then(end)}>
              {t('push.allow')}
            </Button>
            <Button variant="quiet" onClick={end}>
              {t('push.notNow')}
            </Button>
          </div>
        </Card>
      )}
      <PushDialog asked={asked} onClose={() => setAsked('nothing')} onAllow={() => void allow()} busy={busy} />
    </>
  );
}
