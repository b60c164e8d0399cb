import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { createFileRoute } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/moderation/backoffice/BackofficeFrame.js';
import { HealthSection } from '../../features/system/HealthSection.js';
import { HomePage } from '../../features/moderation/backoffice/HomePage.js';
import { useRoles } from '../../lib/use-roles.js';

export const Route = createFileRoute('/_signed-in/backoffice/')({
  staticData: { title: 'backoffice:title', access: 'staff', frame: 'backoffice' },
  loader: ({ context }) => context.texts('backoffice', 'hints', 'moderation'),
  component: function Backoffice() {
    return (
      <BackofficeFrame>
        <HomePage />
        {mayDo(useRoles(), 'admin') && <HealthSection />}
      </BackofficeFrame>
    );
  },
});
