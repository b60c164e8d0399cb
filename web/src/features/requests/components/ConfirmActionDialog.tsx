import type { RequestShape } from '@lendring/contracts/http/request.js';
import { moneyExact } from '../../../i18n/format.js';
import { Dialog } from '../../../ui/Dialog.js';
import { useRequestAction } from '../use-request-action.js';
import { useWords } from '../use-words.js';
import { factsOf, personName } from '../words.js';
import { DialogButtons, Refusal, useMovedOn } from './DialogParts.js';

export function ConfirmActionDialog({
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
