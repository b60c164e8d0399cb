import type { ReporterShape } from '@lendring/contracts/http/reporters.js';
import { reporterLimits, type Filing as Of } from '@lendring/contracts/moderation/reporter-limits.js';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { staffMoment } from '../../lib/dates/staff-time.js';
import { Tag } from '../../ui/Tag.js';
import { ReporterAct } from './ReporterAct.js';

export function Filing({ reporter, of }: Readonly<{ reporter: ReporterShape; of: Of }>) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const { made, unfounded, warned_at: warnedAt, paused_until: until, may_pause: mayPause } = reporter[of];
  const share = made === 0 ? 0 : Math.round((100 * unfounded) / made);
  const next = until !== null ? 'resume' : warnedAt !== null ? 'pause' : 'warn';
  return (
    <section aria-label={t(`reporter.${of}`)} className="rounded-lg border border-line p-4">
      <h3 className="text-base font-bold">{t(`reporter.${of}`)}</h3>
      <p>
        {made === 0
          ? t('reporter.nothing')
          : t('reporter.figures', { made: number(made), unfounded: number(unfounded), share: number(share) })}
      </p>
      {until !== null ? (
        <p className="mt-2">
          <Tag tone="rose" wraps>
            {t('reporter.pausedUntil', { when: staffMoment(until, locale) })}
          </Tag>
        </p>
      ) : (
        warnedAt !== null && (
          <p className="text-small text-muted">{t('reporter.warnedAt', { when: staffMoment(warnedAt, locale) })}</p>
        )
      )}
      {next === 'pause' && !mayPause ? (
        <p className="mt-2 text-small text-muted">{t('reporter.notYet', { count: reporterLimits.frequent })}</p>
      ) : (
        (until !== null || unfounded > 0) && <ReporterAct reporter={reporter} of={of} act={next} />
      )}
    </section>
  );
}
