import type { ShownAdShape } from '@lendring/contracts/http/ad-review.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { staffMoment } from '../../../lib/dates/staff-time.js';

export function HouseAdHistory({ history }: Pick<ShownAdShape, 'history'>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  return (
    <details className="text-small">
      <summary className="flex min-h-11 items-center text-muted">{t('ads.history')}</summary>
      <ol className="mb-2 flex flex-col gap-1">
        {history.map(({ act, reason, at }) => (
          <li key={at} className="wrap-anywhere whitespace-pre-line">
            {t(`ads.act.${act}`, { at: staffMoment(at, locale) })}
            {reason !== null && ` ${reason}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
