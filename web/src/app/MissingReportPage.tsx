import { ReportMissing } from '../features/moderation/report/ReportMissing.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Where there is nothing to report for everybody: one side of a request reports it all the same. */
export function MissingReportPage() {
  return (
    <ReportMissing>
      <NotFoundPage />
    </ReportMissing>
  );
}
