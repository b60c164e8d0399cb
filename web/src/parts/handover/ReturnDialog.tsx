import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { piecesQuery } from '../../api/pieces.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import type { Action } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Skeleton } from '../../ui/Skeleton.js';
import type { HandoverLoan, Recording } from './recording.js';
import { Problem, RecordForm } from './RecordForm.js';
import { isMoneyDue, useDepositStatus } from './deposit.js';
import { useLoanPieces } from './loan-pieces.js';

type Props = Readonly<{
  /** Undefined while it loads; null where the loan has neither parts nor pieces nor a deposit. */
  loan: HandoverLoan | null | undefined;
  loanId: string;
  counter: boolean;
  /** The item and who returns it. */
  text: string;
  /** Name of the item, where several come back one after the other. */
  item?: string | null;
  recording: Action<Recording>;
  /** Completes a loan that has nothing to tick off. */
  completing: Pick<Action<never>, 'busy' | 'problem'> & Readonly<{ run: () => Promise<boolean> }>;
  onClose: () => void;
}>;

function Plain({ text, completing, onClose }: Pick<Props, 'text' | 'completing' | 'onClose'>) {
  const { t } = useTranslation('handover');
  const complete = async () => {
    if (await completing.run()) onClose();
  };
  return (
    <>
      <p className="wrap-anywhere">{text}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button busy={completing.busy} onClick={() => void complete()}>
          {t('back.confirm')}
        </Button>
      </div>
      <Problem of={completing} />
    </>
  );
}

function Loading() {
  return <Skeleton className="h-[120px] w-full rounded-md" />;
}

function Listed({ loan, ...props }: Omit<Props, 'loan' | 'item'> & Readonly<{ loan: HandoverLoan }>) {
  const { loanId, counter, recording, onClose } = props;
  const { isPending } = useQuery(piecesQuery(useApi(), loan.offer_id));
  const pieces = useLoanPieces(loan, { loanId, counter });
  const isDue = isMoneyDue(useDepositStatus(loan));
  const hasList = loan.parts.length > 0 || (pieces !== null && pieces.out.length > 0) || isDue;
  // Pieces are taken back first; the list stays until the return is recorded as well.
  const [isListed, setListed] = useState(hasList);
  if (hasList && !isListed) setListed(true);
  if (!isListed) return isPending ? <Loading /> : <Plain {...props} />;
  return (
    <RecordForm
      loan={loan}
      moment="back"
      pieces={pieces}
      recording={recording}
      isShared={!counter}
      isInDialog
      onClose={onClose}
    />
  );
}

/** Return of a loan in one act: ticks off its parts and pieces, or only confirms, and completes the loan. */
export default function ReturnDialog({ loan, item, ...props }: Props) {
  const { t } = useTranslation('handover');
  return (
    <Dialog open onClose={props.onClose} shape="sheet" title={t('back.ask')}>
      {item && <p className="mb-3 font-semibold wrap-anywhere">{item}</p>}
      {loan ? <Listed {...props} loan={loan} /> : loan === null ? <Plain {...props} /> : <Loading />}
    </Dialog>
  );
}
