import type { ReporterShape } from '@lendring/contracts/http/reporters.js';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { personText } from '../people/person-text.js';
import { staffMoment } from '../../lib/dates/staff-time.js';

export function ReporterHistory({ entries }: Readonly<{ entries: ReporterShape['history'] }>) {
  const { t } = useTranslation('people');
  const { t: office } = useTranslation('backoffice');
  const locale = useLocale();
  return (
    <section aria-label={t('reporter.history')}>
      <h3 className="mb-2 text-base font-bold">{t('reporter.history')}</h3>
      <ol className="flex flex-col gap-3">
        {entries.map(({ act, of, reason, figures, until, by, at }) => (
          <li key={`${at} ${of} ${act}`} className="border-l-2 border-line pl-3">
            <p className="font-bold">
              {t(`reporter.was.${act}`, {
                what: t(`reporter.what.${of}`),
                when: until === null ? '' : staffMoment(until, locale),
              })}
            </p>
            {reason && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
            {figures && (
              <p className="text-small">
                {t('reporter.then', { made: number(figures.made), unfounded: number(figures.unfounded) })}
              </p>
            )}
            <p className="text-small text-muted wrap-anywhere">
              {by
                ? `${personText(office, by)}, ${staffMoment(at, locale)}`
                : `${t('reporter.clock')}, ${staffMoment(at, locale)}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
