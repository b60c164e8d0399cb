import { createFileRoute } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { ReportListPage } from '../../features/reporting/ReportListPage.js';

export const Route = createFileRoute('/_signed-in/backoffice/reporting/')({
  staticData: { title: 'reporting:title', access: 'admin', frame: 'backoffice' },
  loader: ({ context }) => context.texts('backoffice', 'reporting'),
  component: function Reports() {
    return (
      <BackofficeFrame>
        <ReportListPage />
      </BackofficeFrame>
    );
  },
});
