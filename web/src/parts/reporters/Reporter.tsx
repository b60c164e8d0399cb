import { useTranslation } from 'react-i18next';
import { reporterQuery } from '../../api/reporters.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Filing } from './Filing.js';
import { ReporterHistory } from './ReporterHistory.js';

/**
 * Reporting history and measures against misuse (DSA Art. 23). `reporterId`: id of an account, or of a report without
 * one.
 */
export function Reporter({ reporterId }: Readonly<{ reporterId: string }>) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation();
  const { data: reporter, error } = useQuery(reporterQuery(useApi(), reporterId));
  if (error) return <p role="alert">{errorText(common, error)}</p>;
  if (!reporter) return <SkeletonText lines={3} />;
  const { reports, complaints, history } = reporter;
  if (reports.made + complaints.made + history.length === 0)
    return <p className="text-muted">{t(reporter.visitor ? 'reporter.noneConfirmed' : 'reporter.none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {reporter.visitor && <p className="text-small text-muted">{t('reporter.visitor')}</p>}
      <div className="grid gap-4 @xl:grid-cols-2">
        <Filing reporter={reporter} of="reports" />
        <Filing reporter={reporter} of="complaints" />
      </div>
      {history.length > 0 && <ReporterHistory entries={history} />}
    </div>
  );
}
