import type { RequestShape } from '@lendring/contracts/http/request.js';
import { AcceptDialog } from './AcceptDialog.js';
import { ConfirmActionDialog } from './ConfirmActionDialog.js';
import { ReasonDialog } from './ReasonDialog.js';

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
    case 'withdraw':
    case 'hand_back':
    case 'complete':
      return <ConfirmActionDialog {...dialog} kind={asked} />;
  }
}
