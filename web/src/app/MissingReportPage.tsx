import { ReportMissing } from '../features/moderation/report/ReportMissing.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Not-found page of a report form for anonymous visitors; participants of a request can still report. */
export function MissingReportPage() {
  return (
    <ReportMissing>
      <NotFoundPage />
    </ReportMissing>
  );
}
