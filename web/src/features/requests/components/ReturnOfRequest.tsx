import type { RequestShape } from '@lendring/contracts/http/request.js';
import ReturnDialog from '../../../parts/handover/ReturnDialog.js';
import { useRecording, useRequestAction } from '../use-request-action.js';
import { useWords } from '../words.js';

/** Dialog in which the lender completes a loan. */
export function ReturnOfRequest({ request, onClose }: Readonly<{ request: RequestShape; onClose: () => void }>) {
  const words = useWords();
  const { t } = words;
  const { request_id: id } = request;
  const recording = useRecording(request);
  const completing = useRequestAction(id, () => t('done.complete'));
  return (
    <ReturnDialog
      loan={request}
      loanId={id}
      counter={false}
      text={t('dialog.completeVendorText')}
      recording={recording}
      completing={{ ...completing, run: () => completing.run({ do: 'complete' }) }}
      onClose={onClose}
    />
  );
}
