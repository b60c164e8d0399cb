import type { StatementShape } from '@lendring/contracts/http/transfers.js';
import { useTranslation } from 'react-i18next';
import { day, moneyAs, moneyExact } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Tag } from '../../../ui/Tag.js';
import { inFours } from '../in-fours.js';
import type { ShownLine, ShownOutcome } from './statement-outcome.js';

const tones: Partial<Record<ShownOutcome, 'free' | 'grey'>> = {
  pays: 'free',
  paid: 'free',
  known: 'grey',
  seen: 'grey',
};

const row = 'border-b border-line py-2.5 text-small';

export function StatementLines({ lines }: Readonly<{ lines: readonly ShownLine[] }>) {
  const { t } = useTranslation('bookkeeping');
  if (lines.length === 0) return null;
  return (
    <ul className="w-full border-t border-line">
      {lines.map(({ reference, name, payer, expected, outcome, ...credit }, index) => (
        <li key={index} className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-1 ${row}`}>
          <span className="min-w-0 wrap-anywhere">
            <DayAndAmount {...credit} />
            {name !== null && ` · ${name}`}
            {payer !== '' && payer !== name && ` · ${t('transfers.statement.payer', { name: payer })}`}
            {reference !== null && ` · ${inFours(reference)}`}
          </span>
          <Tag tone={tones[outcome] ?? 'sun'} wraps>
            {t(`transfers.outcome.${outcome}`, { expected: moneyExact({ minor: expected ?? 0 }) })}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

export function OtherCredits({ read: { others, more } }: Readonly<{ read: StatementShape }>) {
  const { t } = useTranslation('bookkeeping');
  if (others.length === 0) return null;
  return (
    <details className="w-full">
      <summary className="cursor-pointer text-small font-bold">
        {t('transfers.statement.others', { count: others.length + more })}
      </summary>
      <p className="mt-2 text-small text-muted">{t('transfers.statement.othersText')}</p>
      <ul className="mt-2 border-t border-line">
        {others.map(({ payer, purpose, ...credit }, index) => (
          <li key={index} className={`wrap-anywhere ${row}`}>
            <DayAndAmount {...credit} />
            {payer !== '' && ` · ${payer}`}
            {purpose !== '' && ` · ${purpose}`}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-small">{t('transfers.statement.more', { count: more })}</p>}
    </details>
  );
}

function DayAndAmount({
  booked_on: on,
  amount,
  currency,
}: Pick<StatementShape['others'][number], 'booked_on' | 'amount' | 'currency'>) {
  const locale = useLocale();
  return (
    <>
      {on ? day(on, locale, 'year') : '–'} ·{' '}
      <b className="whitespace-nowrap">{amount === null ? '–' : moneyAs(amount, currency)}</b>
    </>
  );
}
