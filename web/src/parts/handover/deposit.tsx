import { useTranslation } from 'react-i18next';
import type { Side } from '@lendring/contracts/kernel/side.js';
import type { DepositKind } from '@lendring/contracts/rules/deposit-kinds.js';
import type { HandoverMoment } from '@lendring/contracts/rules/handover.js';
import { offerQuery } from '../../api/offer.js';
import { moneyExact } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Checkbox } from '../../ui/Checkbox.js';

/** `deposit`, `deposit_kind`: frozen terms of a request; absent for a counter loan, to which those of the offer apply. */
type Loan = Readonly<{ offer_id: string; side: Side; deposit?: number | null; deposit_kind?: DepositKind | null }>;

/** Security for a loan: a sum of money, or a document that is shown; null: none. */
export type Deposit = Readonly<{ kind: DepositKind | null; sum: string }> | null;

const depositFrom = ({ deposit = null, deposit_kind: kind = null }: Pick<Loan, 'deposit' | 'deposit_kind'>): Deposit =>
  deposit || kind === 'document' ? { kind, sum: moneyExact({ minor: deposit ?? 0 }) } : null;

export const useDeposit = (loan: Loan): Deposit => {
  const isOwnOffer = loan.deposit === undefined && loan.side === 'vendor';
  const { data: offer } = useQuery({ ...offerQuery(useApi(), loan.offer_id), enabled: isOwnOffer });
  return depositFrom(isOwnOffer ? (offer ?? {}) : loan);
};

/** Key of a text about the deposit at a moment; null where nothing changes hands. */
const textOf = (deposit: Deposit, moment: HandoverMoment) => {
  if (!deposit) return null;
  if (deposit.kind !== 'document') return moment === 'out' ? ('outMoney' as const) : ('backMoney' as const);
  return moment === 'out' ? ('outDocument' as const) : null;
};

type Props = Readonly<{ deposit: Deposit; moment: HandoverMoment }>;

/** Box with which the lender records that the deposit changed hands, or that the document was shown. */
export function DepositCheck({
  deposit,
  moment,
  checked,
  onChange,
}: Props & Readonly<{ checked: boolean; onChange: (checked: boolean) => void }>) {
  const { t } = useTranslation('handover');
  const text = textOf(deposit, moment);
  return (
    text && (
      <Checkbox
        label={t(`deposit.check.${text}`, { sum: deposit?.sum })}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    )
  );
}

export function DepositRecorded({ deposit, moment }: Props) {
  const { t } = useTranslation('handover');
  const text = textOf(deposit, moment);
  return text && <p className="mt-2">{t(`deposit.recorded.${text}`, { sum: deposit?.sum })}</p>;
}
