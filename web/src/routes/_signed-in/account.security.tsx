import { createFileRoute } from '@tanstack/react-router';
import { referenceQuery } from '../../api/reference.js';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { SecurityPage, useSecurityTitle } from '../../features/security/components/SecurityPage.js';
import { returnSearch } from '../../lib/session/return-to.js';

export const Route = createFileRoute('/_signed-in/account/security')({
  staticData: { title: 'security:title' },
  validateSearch: returnSearch,
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(referenceQuery(context.api));
    await context.texts('account', 'auth', 'security');
  },
  component: function Security() {
    return (
      <AccountFrame {...useSecurityTitle()}>
        <SecurityPage returnTo={Route.useSearch().return} />
      </AccountFrame>
    );
  },
});
