import { createFileRoute } from '@tanstack/react-router';
import { UnlessSuspended } from '../../app/signed-in.js';
import { EntryPage } from '../../features/counter-loans/EntryPage.js';
import { parseEntrySearch } from '../../features/counter-loans/search.js';

export const Route = createFileRoute('/_signed-in/counter-loans/new')({
  staticData: { title: 'counterLoans:form.title' },
  validateSearch: parseEntrySearch,
  loader: ({ context }) => context.texts('counterLoans', 'handover', 'pieces', 'suspended'),
  component: function EnterCounterLoan() {
    return (
      <UnlessSuspended>
        <EntryPage {...Route.useSearch()} />
      </UnlessSuspended>
    );
  },
});
