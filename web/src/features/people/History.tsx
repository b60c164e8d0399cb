import type { PersonShape } from '@lendring/contracts/http/people.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { Part } from '../../parts/backoffice/Part.js';
import { staffMoment } from '../../lib/dates/staff-time.js';
import { byText } from './words.js';

type Entry = NonNullable<PersonShape['history']>[number];

export function History({ userId, entries }: Readonly<{ userId: string; entries: readonly Entry[] }>) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const whatText = ({ what, role, invoice_id: invoiceId }: Entry) => {
    if (invoiceId !== null)
      return (
        <Link to="/backoffice/invoices/$invoiceId" params={{ invoiceId }} preload={false}>
          {t('history.what.invoice_cancelled')}
        </Link>
      );
    if (what === 'role_given' || what === 'role_taken')
      return t(`history.what.${what}`, { role: role ? t(`role.${role}`) : '' });
    return t(`history.what.${what}`);
  };
  return (
    <Part id="history" title={t('history.title')}>
      {entries.length === 0 && <p className="text-muted">{t('history.none')}</p>}
      <ol className="flex flex-col gap-3">
        {entries.map((entry) => (
          <li
            key={`${entry.at} ${entry.what} ${entry.role} ${entry.invoice_id}`}
            className="border-l-2 border-line pl-3"
          >
            <p className="font-bold">{whatText(entry)}</p>
            {(entry.reason ?? entry.occasion) !== null && (
              <p className="whitespace-pre-line wrap-anywhere">
                {entry.reason ?? (entry.occasion && t(`occasions.${entry.occasion}`))}
              </p>
            )}
            <p className="text-small text-muted wrap-anywhere">
              {t('history.line', { when: staffMoment(entry.at, locale), by: byText(t, entry.by) })}
            </p>
          </li>
        ))}
      </ol>
      <Link to="/backoffice/audit" search={{ about: userId }} className="mt-3 inline-flex min-h-11 items-center">
        {t('history.all')}
      </Link>
    </Part>
  );
}
