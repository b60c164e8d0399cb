import { limits } from '@lendring/contracts/kernel/limits.js';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { useRef, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.js';
import { TextArea } from '../../../ui/TextArea.js';
import { useRequestAction } from '../use-request-action.js';
import { takesBack } from '../model.js';
import { useWords } from '../use-words.js';
import { factsOf } from '../words.js';
import { DialogButtons, Refusal, useMovedOn } from './DialogParts.js';

/** Reason is optional for declining or revoking an acceptance, required for cancelling an agreed loan. */
export function ReasonDialog({
  request,
  kind,
  onClose,
}: Readonly<{ request: RequestShape; kind: 'decline' | 'cancel'; onClose: () => void }>) {
  const words = useWords();
  const { t } = words;
  const facts = factsOf(words, request);
  // Fixed when the dialog opens, because the request's state changes with the response.
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
