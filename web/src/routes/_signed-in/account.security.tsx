import { createFileRoute } from '@tanstack/react-router';
import { referenceQuery } from '../../api/reference.js';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { SecurityPage, useSecurityTitle } from '../../features/security/components/SecurityPage.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/security')({
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(referenceQuery(context.api));
    await context.texts('account', 'auth', 'security');
  },
  head: ({ match }) => seo(match, { title: match.context.t('security:title'), noindex: true }),
  component: function Security() {
    return (
      <AccountFrame {...useSecurityTitle()}>
        <SecurityPage />
      </AccountFrame>
    );
  },
});
