import { createFileRoute } from '@tanstack/react-router';
import { CataloguePage } from '../../features/billing/backoffice/CataloguePage.js';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';

export const Route = createFileRoute('/_signed-in/backoffice/plans')({
  staticData: { title: 'backoffice:plans.title', access: 'plans', frame: 'backoffice' },
  loader: ({ context }) => context.texts('backoffice', 'billing', 'advertising'),
  component: function Plans() {
    return (
      <BackofficeFrame>
        <CataloguePage />
      </BackofficeFrame>
    );
  },
});
