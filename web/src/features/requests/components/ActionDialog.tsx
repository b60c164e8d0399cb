import type { RequestShape } from '@lendring/contracts/http/request.js';
import { AcceptDialog } from './AcceptDialog.js';
import { ConfirmActionDialog } from './ConfirmActionDialog.js';
import { ReasonDialog } from './ReasonDialog.js';

/** What is asked once more before it happens. */
export type Asked = 'accept' | 'decline' | 'cancel' | 'withdraw' | 'hand_back' | 'complete';

/** The question before an action. */
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
    case 'withdraw':
    case 'hand_back':
    case 'complete':
      return <ConfirmActionDialog {...dialog} kind={asked} />;
  }
}
