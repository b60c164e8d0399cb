import { Link, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { moneyExact, number } from '../../../i18n/format.js';
import { useSession } from '../../../lib/session/session-context.js';
import StillOut from '../../../parts/handover/StillOut.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Dialog } from '../../../ui/Dialog.js';
import { TextArea } from '../../../ui/TextArea.js';
import { bindsToPay, takesBack } from '../model.js';
import {
  deliveryText,
  addressOf,
  factsOf,
  lendsAsShop,
  periodText,
  personName,
  totalText,
  useWords,
  wholeText,
  withinText,
} from '../words.js';
import { useRequestAction } from '../use-request-action.js';
import { DialogButtons, Refusal, useMovedOn } from './DialogParts.js';
import { ReturnOfRequest } from './ReturnOfRequest.js';

function AcceptDialog({ request, onClose }: Readonly<{ request: RequestShape; onClose: () => void }>) {
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
  const binds = bindsToPay(request, request);
  const confirm = binds ? 'action.confirmBinding' : accepted.vendor ? 'action.confirm' : 'action.acceptEarly';
  const label = t(side === 'vendor' ? 'action.accept' : confirm);
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
          <p className="font-bold wrap-anywhere">{countedTitle(request.title, request.quantity)}</p>
          <p className="text-muted">
            {periodText(words, request)} · {totalText(words, request)}
          </p>
          {request.delivery && (
            <>
              <p className="text-muted">
                {deliveryText(words, request.delivery)} · {moneyExact({ minor: request.delivery.total })}
              </p>
              <p className="font-semibold">{t('dialog.sum', { sum: wholeText(words, request) })}</p>
              {side === 'vendor' && (
                <p className="mt-2">{t('offer.deliveryWithin', { km: number(request.delivery.up_to_km) })}</p>
              )}
            </>
          )}
          <p className="mt-4">
            {t(agrees ? 'dialog.acceptAgrees' : side === 'vendor' ? 'dialog.acceptBooks' : 'dialog.acceptEarly', {
              name,
            })}
          </p>
          {side === 'vendor' && !agrees && request.hold_hours !== null && (
            <p className="mt-2">{t('dialog.acceptHolds', { name, time: withinText(words, request.hold_hours) })}</p>
          )}
          {side === 'creator' && request.period.start <= words.now && (
            <p className="mt-2">{t('dialog.confirmBegun', { name })}</p>
          )}
          {side === 'vendor' && <StillOut offerId={request.offer_id} className="mt-4" />}
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
            ) : side === 'creator' && request.delivery ? (
              <p className="text-small text-muted">{t('contact.deliveryLater', { name })}</p>
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

/** Reason is optional for declining or revoking an acceptance, required for cancelling an agreed loan. */
function ReasonDialog({
  request,
  kind,
  onClose,
}: Readonly<{ request: RequestShape; kind: 'decline' | 'cancel'; onClose: () => void }>) {
  const words = useWords();
  const { t } = words;
  const facts = factsOf(words, request);
  // Fix the wording when the dialog opens, because the response changes the request's state.
  const [named] = useState<'decline' | 'revoke' | 'cancel'>(kind === 'decline' && takesBack(request) ? 'revoke' : kind);
  const action = useRequestAction(request.request_id, () => t(`done.${named}`));
  const possible = request.actions.includes(kind);
  const moved = useMovedOn(request, possible, action);
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const act = async () => {
    const text = reason.trim();
    if (kind === 'cancel' && !text) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    if (await action.run({ do: kind, reason: text })) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      focus="field"
      shape="sheet"
      title={moved?.title ?? t(`dialog.${named}Title`, facts)}
      footer={
        <DialogButtons
          action={t(`action.${named}`)}
          possible={possible}
          onClose={onClose}
          onAct={() => void act()}
          busy={action.busy}
          danger
        />
      }
    >
      {moved?.body ?? (
        <>
          {named !== 'decline' && <p className="mb-4">{t(`dialog.${named}Text`, facts)}</p>}
          <TextArea
            ref={field}
            label={t(`dialog.${kind}Reason`)}
            optional={kind === 'decline'}
            rows={3}
            maxLength={limits.reason}
            value={reason}
            required={kind === 'cancel'}
            {...(kind === 'decline' ? { hint: t('dialog.declineHint') } : {})}
            error={missing && !reason.trim() ? t('dialog.cancelMissing', facts) : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
      <Refusal of={action} />
    </Dialog>
  );
}

function ConfirmActionDialog({
  request,
  kind,
  onClose,
}: Readonly<{ request: RequestShape; kind: 'withdraw' | 'hand_back' | 'complete'; onClose: () => void }>) {
  const words = useWords();
  const { t } = words;
  const action = useRequestAction(request.request_id, () => t(`done.${kind}`));
  const possible = request.actions.includes(kind);
  const moved = useMovedOn(request, possible, action);
  const side = request.side === 'vendor' ? 'Vendor' : 'Creator';
  const act = async () => {
    if (await action.run({ do: kind })) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={moved?.title ?? t(`dialog.${kind}Title`)}
      footer={
        <DialogButtons
          action={t(kind === 'complete' ? `action.complete${side}` : `action.${kind}`)}
          possible={possible}
          onClose={onClose}
          onAct={() => void act()}
          busy={action.busy}
          danger={kind === 'withdraw'}
        />
      }
    >
      {moved?.body ?? (
        <>
          <p>
            {kind === 'complete' ? t(`dialog.complete${side}Text`) : t(`dialog.${kind}Text`, factsOf(words, request))}
          </p>
          {kind !== 'withdraw' && request.deposit !== null && (
            <p className="mt-3">
              {t(`dialog.deposit${side}`, {
                name: personName(t, request),
                deposit: moneyExact({ minor: request.deposit }),
              })}
            </p>
          )}
        </>
      )}
      <Refusal of={action} />
    </Dialog>
  );
}

export type Asked = 'accept' | 'decline' | 'cancel' | 'withdraw' | 'hand_back' | 'complete';

export default function ActionDialog({
  asked,
  ...dialog
}: Readonly<{ asked: Asked; request: RequestShape; onClose: () => void }>) {
  switch (asked) {
    case 'accept':
      return <AcceptDialog {...dialog} />;
    case 'decline':
    case 'cancel':
      return <ReasonDialog {...dialog} kind={asked} />;
    case 'complete':
      return dialog.request.side === 'vendor' && dialog.request.actions.includes('record_back') ? (
        <ReturnOfRequest {...dialog} />
      ) : (
        <ConfirmActionDialog {...dialog} kind={asked} />
      );
    case 'withdraw':
    case 'hand_back':
      return <ConfirmActionDialog {...dialog} kind={asked} />;
  }
}
