import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { Handovers } from '../../parts/handover/Handovers.js';
import { chosenPiece } from './chosen-piece.js';
import { useRecording } from './use-recording.js';

type Props = Readonly<{ loan: CounterLoanShape; /** Preselected piece. */ piece: number | undefined }>;

export default function LoanHandovers({ loan, piece: linked }: Props) {
  const { loan_id: id } = loan;
  const piece = linked ?? chosenPiece.of(id);
  const recording = useRecording(loan);
  return (
    <Handovers
      loan={loan}
      loanId={id}
      counter
      isBack={loan.finished_at !== null}
      recording={recording}
      {...(piece && { piece })}
    />
  );
}
