import type { StatementShape } from '@lendring/contracts/http/transfers.js';
import { useTranslation } from 'react-i18next';
import { day, moneyAs } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Tag } from '../../../ui/Tag.js';

const tones = { pays: 'free', known: 'grey' } as const;
const toneOf = (outcome: string) => (outcome === 'pays' || outcome === 'known' ? tones[outcome] : 'sun');

/** What each line of a statement with a reference of ours does, and how many others there are. */
export function StatementLines({ read: { lines, others } }: Readonly<{ read: StatementShape }>) {
  const { t } = useTranslation('bookkeeping');
  const locale = useLocale();
  return (
    <>
      {lines.length > 0 && (
        <ul className="w-full border-t border-line">
          {lines.map(({ booked_on: on, amount, currency, reference, name, outcome }, index) => (
            <li
              key={index}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2.5 text-small"
            >
              <span className="min-w-0 wrap-anywhere">
                {on ? day(on, locale, 'year') : '–'} · <b className="whitespace-nowrap">{moneyAs(amount, currency)}</b>
                {name !== null && ` · ${name}`}
                {reference !== null && ` · ${reference}`}
              </span>
              <Tag tone={toneOf(outcome)} wraps>
                {t(`transfers.outcome.${outcome}`)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <p className="text-small text-muted">{t('transfers.statement.others', { count: others })}</p>
    </>
  );
}
