import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import { reportNumber } from '@lendring/contracts/moderation/report-number.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { reasonText } from '../../../parts/moderation/reasons.js';
import { SubjectLink } from '../../../parts/moderation/SubjectLink.js';
import { dayOf } from '../../../lib/dates/when.js';
import { Fact } from './Fact.js';

export function Reported({ decision }: Readonly<{ decision: OwnDecisionShape }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const { subject, title, at, measures, reports } = decision;
  // Locked content and texts within other users' requests have no page that the reporter may open.
  const isShown = !measures.lock && subject.kind !== 'rating' && subject.kind !== 'reply';
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line">
      <Fact name={t('decision.about')}>
        {t(`kind.${subject.kind}`)}
        {title !== '' && ': '}
        {isShown ? (
          <SubjectLink subject={subject} nickname={title} className="underline">
            {title}
          </SubjectLink>
        ) : (
          title
        )}
      </Fact>
      {reports.map((report) => (
        <Fact key={report.report_id} name={t('decision.reported')}>
          <p>{t('ownReports.on', { number: reportNumber(report.report_id), day: dayOf(report.at, locale) })}</p>
          <p>{reasonText(report.type_id, locale)}</p>
          {report.description && <p className="mt-1 whitespace-pre-line">{report.description}</p>}
        </Fact>
      ))}
      <Fact name={t('decision.decidedAt')}>{dayOf(at, locale)}</Fact>
    </dl>
  );
}
