import type { OwnReportShape } from '@lendring/contracts/http/reports.js';
import { reportNumber } from '@lendring/contracts/moderation/report-number.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { dayOf } from '../../../lib/dates/when.js';

/** Replaces the form while the user's previous report is pending: the API would reject another one. */
export function ReportedAlready({ report }: Readonly<{ report: OwnReportShape }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  return (
    <Card ground="tint" className="flex flex-col items-start gap-4">
      <p>{t('report.already', { number: reportNumber(report.report_id), day: dayOf(report.at, locale) })}</p>
      <ButtonLink to="/account/decisions" variant="soft">
        {t('report.toOwn')}
      </ButtonLink>
    </Card>
  );
}
