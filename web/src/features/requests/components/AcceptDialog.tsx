import { Link, useLocation } from '@tanstack/react-router';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session-context.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Dialog } from '../../../ui/Dialog.js';
import { addressOf, lendsAsShop } from '../own-address.js';
import { useRequestAction } from '../use-request-action.js';
import { useWords } from '../use-words.js';
import { periodText, personName, totalText } from '../words.js';
import { DialogButtons, Refusal, useMovedOn } from './DialogParts.js';

export function AcceptDialog({ request, onClose }: Readonly<{ request: RequestShape; onClose: () => void }>) {
  const words = useWords();
  const { t } = words;
  const here = useLocation({ select: ({ publicHref }) => `${publicHref.split('#', 1)[0] ?? ''}#accept` });
  const action = useRequestAction(request.request_id, () =>
    t(request.side === 'vendor' ? 'done.accept' : 'done.confirm'),
  );
  const possible = request.actions.includes('accept');
  const moved = useMovedOn(request, possible, action);
  const { side, accepted, auto_accept: auto, overlaps_open: rivals } = request;
  const [share, setShare] = useState(request.address_shared[side]);
  const session = useSession();
  const address = addressOf(session, request);
  const name = personName(t, request);
  const agrees = side === 'vendor' ? accepted.creator || auto : accepted.vendor;
  const label = t(side === 'vendor' ? 'action.accept' : accepted.vendor ? 'action.confirm' : 'action.acceptEarly');
  const act = async () => {
    if (await action.run({ do: 'accept', share })) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={moved?.title ?? (side === 'vendor' ? t('dialog.acceptTitle', { name }) : t('dialog.confirmTitle'))}
      footer={
        <DialogButtons
          action={label}
          possible={possible}
          onClose={onClose}
          onAct={() => void act()}
          busy={action.busy}
        />
      }
    >
      {moved?.body ?? (
        <>
          <p className="font-bold wrap-anywhere">{request.title}</p>
          <p className="text-muted">
            {periodText(words, request)} · {totalText(words, request)}
          </p>
          <p className="mt-4">
            {t(agrees ? 'dialog.acceptAgrees' : side === 'vendor' ? 'dialog.acceptBooks' : 'dialog.acceptEarly', {
              name,
            })}
          </p>
          {side === 'creator' && request.period.start <= words.now && (
            <p className="mt-2">{t('dialog.confirmBegun', { name })}</p>
          )}
          {side === 'vendor' && rivals > 0 && (
            <div className="mt-4 rounded-md bg-sand px-4 py-3">
              <p>{t('dialog.overlaps', { count: rivals })}</p>
              <Link
                to="/requests"
                search={{ side: 'vendor' }}
                className="inline-flex min-h-8 items-center font-semibold"
              >
                {t('dialog.overlapsLink')}
              </Link>
            </div>
          )}
          <div className="mt-4 border-t border-line pt-3">
            {lendsAsShop(session, side) ? (
              <p className="text-small text-muted">{t('contact.shopLater')}</p>
            ) : address ? (
              <Checkbox
                label={t('dialog.share')}
                hint={t('dialog.shareHint', { address })}
                checked={share}
                onChange={(event) => setShare(event.target.checked)}
              />
            ) : (
              <p className="text-small text-muted">
                {t('dialog.shareNone')}{' '}
                <Link to="/account/places" search={{ return: here }} className="underline">
                  {t('dialog.shareAdd')}
                </Link>
              </p>
            )}
          </div>
        </>
      )}
      <Refusal of={action} />
    </Dialog>
  );
}
