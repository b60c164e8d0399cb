import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { reasonText } from '../../parts/moderation/reasons.js';
import { staffMoment } from '../../lib/dates/staff-time.js';
import { Tag } from '../../ui/Tag.js';
import { HowTheyReport } from '../../parts/reporters/HowTheyReport.js';
import { LongText } from '../../parts/backoffice/LongText.js';
import { Part } from '../../parts/backoffice/Part.js';
import { isRaised } from './case-sort.js';
import { personText } from '../../parts/people/person-text.js';

type Report = CaseShape['all_reports'][number];

export function Reports({ one }: Readonly<{ one: CaseShape }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  return (
    <Part id="reports" title={t(isRaised(one) ? 'case.reportsRaised' : 'case.reports')}>
      <ul className="flex flex-col gap-3">
        {one.raised.map(({ by, reason, at }) => (
          <li key={at} className="rounded-lg border border-line p-4">
            <p className="font-bold">{t('case.raised')}</p>
            <p className="mb-2 text-small text-muted wrap-anywhere">
              {t('case.raisedBy', { by: personText(t, by), when: staffMoment(at, locale) })}
            </p>
            {reason ? <LongText text={reason} /> : <p className="text-muted">{t('case.noDescription')}</p>}
          </li>
        ))}
        {one.all_reports.map((report) => (
          <li key={report.report_id} className="rounded-lg border border-line p-4">
            <p className="font-bold">{reasonText(report.type_id, locale)}</p>
            <p className="mb-2 text-small text-muted wrap-anywhere">
              <Reporter report={report} /> · {staffMoment(report.at, locale)}
              {report.record && report.record.declined > 0 && <> · {t('case.record', report.record)}</>}
            </p>
            {(report.trusted || report.unfounded) && (
              <p className="mb-2 flex flex-wrap gap-2">
                {report.trusted && <Tag tone="tint">{t('trusted')}</Tag>}
                {report.unfounded && <Tag tone="rose">{t('case.unfounded')}</Tag>}
              </p>
            )}
            {report.description ? (
              <LongText text={report.description} />
            ) : (
              <p className="text-muted">{t('case.noDescription')}</p>
            )}
            {report.reporter_id && <HowTheyReport reporterId={report.reporter_id} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Reporter({ report: { reporter, contact } }: Readonly<{ report: Report }>) {
  const { t } = useTranslation('backoffice');
  if (contact) return `${contact.name}, ${contact.email} (${t('person.visitor')})`;
  if (!reporter?.user || reporter.user.former) return personText(t, reporter);
  return (
    <Link to="/user/$nickname" params={{ nickname: reporter.user.nickname }} className="underline">
      {personText(t, reporter)}
    </Link>
  );
}
