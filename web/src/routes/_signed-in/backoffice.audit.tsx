import { createFileRoute } from '@tanstack/react-router';
import { readAuditSearch, type AuditSearch } from '../../features/audit/audit-list.js';
import { AuditPage } from '../../features/audit/AuditPage.js';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';

export const Route = createFileRoute('/_signed-in/backoffice/audit')({
  staticData: { title: 'audit:title', access: 'admin', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: AuditSearch): AuditSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'audit'),
  component: function Audit() {
    return (
      <BackofficeFrame>
        <AuditPage search={readAuditSearch(Route.useSearch())} />
      </BackofficeFrame>
    );
  },
});
