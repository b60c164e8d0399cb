import { useTranslation } from 'react-i18next';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { pieceLoansQuery, piecesQuery } from '../../api/pieces.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { nameOf } from '../../i18n/names.js';
import { Handovers } from '../../parts/handover/Handovers.js';
import StillOut from '../../parts/handover/StillOut.js';
import { useAnswering, useRecording } from './use-recording.js';

type Props = Readonly<{ loan: CounterLoanShape; /** Preselected piece. */ piece: number | undefined }>;

export default function LoanHandovers({ loan, piece: linked }: Props) {
  const { loan_id: id } = loan;
  const piece = linked ?? loan.piece_id;
  const recording = useRecording(loan);
  const answering = useAnswering(loan);
  const { t } = useTranslation('counterLoans');
  const account = loan.other?.company ?? loan.other?.nickname;
  const isAnswered = loan.handovers.some(({ answer }) => answer !== null);
  const name = loan.linked || isAnswered ? nameOf(account ?? loan.name ?? t('somebody')) : null;
  // The form takes the chosen piece when it is shown first, so that the pieces must be known by then.
  const api = useApi();
  const pieces = useQuery({ ...piecesQuery(api, loan.offer_id), enabled: piece !== undefined });
  const loans = useQuery({ ...pieceLoansQuery(api, loan.offer_id, { loan_id: id }), enabled: piece !== undefined });
  if (pieces.isLoading || loans.isLoading) return null;
  const mayHandOut = loan.side === 'vendor' && loan.actions.includes('record_out') && !loan.handed_out;
  return (
    <>
      {mayHandOut && loan.finished_at === null && <StillOut offerId={loan.offer_id} except={id} />}
      <Handovers
        loan={loan}
        loanId={id}
        counter
        isBack={loan.finished_at !== null}
        recording={recording}
        answering={answering}
        {...(name && { name })}
        {...(piece && { piece })}
      />
    </>
  );
}
