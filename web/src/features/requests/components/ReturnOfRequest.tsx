import type { RequestShape } from '@lendring/contracts/http/request.js';
import { moneyExact } from '../../../i18n/format.js';
import ReturnDialog from '../../../parts/handover/ReturnDialog.js';
import { useRecording, useRequestAction } from '../use-request-action.js';
import { personName, useWords } from '../words.js';

/** Dialog in which the lender completes a loan. */
export function ReturnOfRequest({ request, onClose }: Readonly<{ request: RequestShape; onClose: () => void }>) {
  const words = useWords();
  const { t } = words;
  const { request_id: id, deposit } = request;
  const recording = useRecording(request);
  const completing = useRequestAction(id, () => t('done.complete'));
  return (
    <ReturnDialog
      loan={request}
      loanId={id}
      counter={false}
      text={t('dialog.completeVendorText')}
      note={
        deposit === null
          ? null
          : t('dialog.depositVendor', { name: personName(t, request), deposit: moneyExact({ minor: deposit }) })
      }
      recording={recording}
      completing={{ ...completing, run: () => completing.run({ do: 'complete' }) }}
      onClose={onClose}
    />
  );
}
