import type { BroughtShape } from '@lendring/contracts/http/reputation.js';
import { useTranslation } from 'react-i18next';
import { day, exactNumber } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';

export function BroughtRatings({ brought }: Readonly<{ brought: BroughtShape }>) {
  const { t } = useTranslation('user');
  const locale = useLocale();
  const sides = [
    ['vendor', brought.rating_as_vendor, 'lent', brought.lent_count],
    ['borrower', brought.rating_as_borrower, 'borrowed', brought.borrowed_count],
  ] as const;
  return (
    <div>
      <p className="font-bold wrap-anywhere">{t('brought.from', { issuer: new URL(brought.issuer).host })}</p>
      {sides.map(([side, { average, count }, did, loans]) => (
        <p key={side}>
          {t(`brought.${side}`)}{' '}
          {average === null ? t('brought.unrated') : t('brought.stars', { average: exactNumber(average, 1), count })}
          {loans !== null && loans > 0 && ` ${t(`brought.${did}`, { count: loans })}`}
        </p>
      ))}
      <p className="text-small text-muted">
        {t('brought.asOf', { day: day(brought.issued_at.slice(0, 10), locale, 'year') })}
      </p>
    </div>
  );
}
