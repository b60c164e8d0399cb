import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandoverShape } from '@lendring/contracts/http/request.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { depositStatus, type DepositStatus, type SecuredBy } from '@lendring/contracts/rules/deposit-status.js';
import type { HandoverMoment } from '@lendring/contracts/rules/handover.js';
import { offerQuery } from '../../api/offer.js';
import { moneyExact } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { NumberField } from '../../ui/NumberField.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { TextField } from '../../ui/TextField.js';

/** `deposit_status`: absent for an older counter loan, to which the deposit of the offer applies. */
type Loan = Readonly<{
  offer_id: string;
  side: Side;
  handovers: readonly HandoverShape[];
  deposit_status?: DepositStatus | null | undefined;
  linked?: boolean | undefined;
}>;

/** Stage of the deposit; null without one. */
export const useDepositStatus = (loan: Loan): DepositStatus | null => {
  const isOwnOffer = loan.deposit_status === undefined && loan.side === 'vendor';
  const { data: offer } = useQuery({ ...offerQuery(useApi(), loan.offer_id), enabled: isOwnOffer });
  if (!isOwnOffer) return loan.deposit_status ?? null;
  return offer ? depositStatus({ deposit: offer.deposit, kind: offer.deposit_kind }, loan.handovers) : null;
};

/** True while money can be given back at the return: it is held, or its receipt was not recorded. */
export const isMoneyDue = (status: DepositStatus | null): boolean =>
  status !== null && status.kind !== 'document' && (status.state === 'held' || status.state === 'open');

const sumOf = ({ sum }: DepositStatus): string => moneyExact({ minor: sum });

/**
 * `isOver`: the loan has ended, so that a deposit which is held should be given back. `isBack`: the return is recorded,
 * so that a deposit without a receipt was not received.
 */
type Seen = Readonly<{ side: Side; isOver: boolean; isBack?: boolean }>;

/** Sentence about the stage of the deposit; null while nothing is recorded. */
export const useDepositText = () => {
  const { t } = useTranslation('handover');
  return (status: DepositStatus | null, { side, isOver, isBack = false }: Seen): string | null => {
    if (!status) return null;
    if (status.state === 'open') return isBack && status.kind !== 'document' ? t(`deposit.state.none.${side}`) : null;
    const sum = sumOf(status);
    if (status.state === 'held') return t(`deposit.state.${isOver ? 'owed' : 'held'}.${side}`, { sum });
    if (status.state !== 'kept') return t(`deposit.state.${status.state}`, { sum });
    const kept = moneyExact({ minor: status.kept });
    const text =
      status.kept < status.sum ? t('deposit.state.kept', { kept, sum }) : t('deposit.state.keptAll', { sum });
    return status.reason ? `${text}: ${status.reason}` : text;
  };
};

type Lent = Readonly<{ side: Side; handed_out: boolean; finished_at: string | null }>;

/** Stage of the deposit in a few words below the label "deposit": agreed, received, not received or settled. */
export const useDepositFact = () => {
  const { t } = useTranslation('handover');
  return (status: DepositStatus, { side, handed_out: isOut, finished_at: finishedAt }: Lent): string => {
    const { state, kind, reason } = status;
    const isOver = finishedAt !== null;
    const sum = sumOf(status);
    const kept = moneyExact({ minor: status.kept });
    switch (state) {
      case 'open':
        if (isOut || isOver)
          return kind === 'document' ? t('deposit.fact.document') : t(`deposit.fact.open.${side}`, { sum });
        if (kind !== 'document' && kind !== 'either')
          return t('deposit.fact.agreed', { sum: t(`deposit.kind.${kind ?? 'unstated'}`, { sum }) });
        return t(side === 'creator' ? `deposit.kindCreator.${kind}` : `deposit.kind.${kind}`, { sum });
      case 'shown':
        return t('deposit.state.shown');
      case 'held':
        return t(`deposit.fact.${isOver ? 'owed' : 'held'}.${side}`, { sum });
      case 'returned':
        return t('deposit.fact.returned', { sum });
      case 'kept':
        return [t(status.kept < status.sum ? 'deposit.fact.kept' : 'deposit.fact.keptAll', { kept, sum }), reason]
          .filter(Boolean)
          .join(': ');
    }
  };
};

/** Means by which a loan can be secured at the handover. */
const meansOf = ({ kind }: DepositStatus): readonly SecuredBy[] =>
  kind === 'either' ? ['money', 'document'] : [kind === 'document' ? 'document' : 'money'];

type GivenProps = Readonly<{
  status: DepositStatus;
  given: SecuredBy | null;
  onChange: (given: SecuredBy | null) => void;
  /** Item in front of the text, where several loans are handed over at once. */
  title?: string;
}>;

/** Boxes with which the lender records that the deposit was given, or that a document was shown. */
export function DepositGiven({ status, given, onChange, title }: GivenProps) {
  const { t } = useTranslation('handover');
  return meansOf(status).map((one) => {
    const text = t(`deposit.check.${one}`, { sum: sumOf(status) });
    return (
      <Checkbox
        key={one}
        label={title ? `${title}: ${text}` : text}
        checked={given === one}
        onChange={(event) => onChange(event.target.checked ? one : null)}
      />
    );
  });
}

/** Fields of the record for what was given. */
export const givenBody = (status: DepositStatus | null, given: SecuredBy | null) =>
  given === null ? {} : { secured: true as const, ...(status?.kind === 'either' && { given }) };

/** Sentence about a deposit that was not given, before a handover without it; null where nothing is lacking. */
export const useLackText = () => {
  const { t } = useTranslation('handover');
  return (status: DepositStatus | null, given: SecuredBy | null): string | null =>
    status === null || given !== null
      ? null
      : t(`deposit.lacks.${status.kind === 'document' || status.kind === 'either' ? status.kind : 'money'}`, {
          sum: sumOf(status),
        });
};

type Choice = 'returned' | 'kept' | 'held';
type Typed = Readonly<{ choice: Choice | null; kept: number | null; reason: string }>;

/** Settlement of the deposit as recorded at a return; null: not chosen. */
const settledIn = (record: HandoverShape | null): Typed => ({
  choice: record === null ? null : record.kept ? 'kept' : record.secured ? 'returned' : 'held',
  kept: record?.kept ?? null,
  reason: record?.reason ?? '',
});

type Body = Readonly<{ secured?: true; given?: SecuredBy; kept?: number; reason?: string }>;

/**
 * Fields about the deposit in the form of a handover or a return. `lacks`: sentence about a deposit that was not given;
 * `check` returns the fields to send, or null and shows what is wrong.
 */
export const useDepositFields = (loan: Loan, moment: HandoverMoment, record: HandoverShape | null) => {
  const { t } = useTranslation('handover');
  const lackText = useLackText();
  const status = useDepositStatus(loan);
  const [given, setGiven] = useState<SecuredBy | null | undefined>(undefined);
  const [typed, setTyped] = useState(() => settledIn(record));
  const [isChecked, setChecked] = useState(false);
  if (status === null) return { fields: null, lacks: null, check: (): Body | null => ({}) };
  const means = meansOf(status);
  if (moment === 'out') {
    const before = record?.secured ? (record.given ?? means[0] ?? null) : null;
    const now = given === undefined ? before : given;
    return {
      fields: <DepositGiven status={status} given={now} onChange={setGiven} />,
      lacks: lackText(status, now),
      check: (): Body | null => givenBody(status, now),
    };
  }
  const isReceived = status.state !== 'open';
  if (status.kind === 'document' || status.state === 'shown')
    return { fields: null, lacks: null, check: (): Body | null => ({}) };
  // Without a recorded receipt nothing needs to be given back.
  const choice = typed.choice ?? (isReceived ? null : 'held');
  const reason = typed.reason.trim();
  const isAmount = typed.kept !== null && typed.kept >= 1 && typed.kept <= status.sum;
  const errors = {
    choice: choice === null ? t('deposit.back.missing') : undefined,
    kept: choice === 'kept' && !isAmount ? t('deposit.back.keptWrong', { sum: sumOf(status) }) : undefined,
    reason: choice === 'kept' && reason === '' ? t('deposit.back.reasonMissing') : undefined,
  };
  const shown = isChecked ? errors : { choice: undefined, kept: undefined, reason: undefined };
  return {
    fields: (
      <div className="mt-4 flex flex-col gap-4">
        <RadioCards
          legend={t('deposit.back.legend', { sum: sumOf(status) })}
          value={choice}
          error={shown.choice}
          onChange={(next) => setTyped({ ...typed, choice: next })}
          options={(['returned', 'kept', 'held'] as const).map((one) => ({
            value: one,
            label: t(`deposit.back.${one === 'held' && !isReceived ? 'nothing' : one}`),
          }))}
        />
        {choice === 'kept' && (
          <>
            <NumberField
              kind="money"
              label={t('deposit.back.amount')}
              suffix="€"
              value={typed.kept}
              error={shown.kept}
              className="max-w-[220px]"
              onChange={(kept) => setTyped({ ...typed, kept })}
            />
            <TextField
              label={t('deposit.back.reason')}
              hint={t(loan.linked === false ? 'deposit.back.reasonHintOwn' : 'deposit.back.reasonHint')}
              maxLength={limits.keptReason}
              value={typed.reason}
              error={shown.reason}
              onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
            />
          </>
        )}
      </div>
    ),
    lacks: null,
    check: (): Body | null => {
      setChecked(true);
      if (Object.values(errors).some(Boolean)) return null;
      if (choice === 'held') return {};
      return choice === 'kept' && typed.kept !== null ? { secured: true, kept: typed.kept, reason } : { secured: true };
    },
  };
};

/** Question before a handover for which something is lacking; `passes` is true at once, or from the second attempt on. */
export const useLacks = (lacks: readonly string[]) => {
  const { t } = useTranslation('handover');
  const [asked, setAsked] = useState('');
  const text = lacks.join(' ');
  const isAsked = text !== '' && asked === text;
  return {
    isAsked,
    passes: (): boolean => {
      setAsked(text);
      return text === '' || isAsked;
    },
    question: isAsked && (
      <p role="alert" className="mt-3 font-semibold text-rose-ink wrap-anywhere">
        {text} {t('anyway.ask')}
      </p>
    ),
  };
};

/** Line of a record about the deposit; one that was not given is named as well. */
export function DepositRecorded({
  loan,
  record,
}: Readonly<{ loan: Loan & { finished_at: string | null }; record: HandoverShape }>) {
  const { t } = useTranslation('handover');
  const status = useDepositStatus(loan);
  const text = useDepositText();
  if (!status) return null;
  const sum = sumOf(status);
  if (record.moment === 'out') {
    const by = record.given ?? meansOf(status)[0] ?? 'money';
    const lack = status.kind === 'document' || status.kind === 'either' ? status.kind : 'money';
    return (
      <p className="mt-2">
        {record.secured
          ? t(`deposit.${loan.side === 'vendor' ? 'check' : 'recorded'}.${by}`, { sum })
          : t(`deposit.unrecorded.${lack}`, { sum })}
      </p>
    );
  }
  const line = status.state === 'shown' ? null : text(status, { side: loan.side, isOver: true, isBack: true });
  return line && <p className="mt-2 wrap-anywhere">{line}</p>;
}
