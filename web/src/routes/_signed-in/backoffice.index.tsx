import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { createFileRoute } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { HealthSection } from '../../features/system/HealthSection.js';
import { HomePage } from '../../features/backoffice/HomePage.js';
import { useRoles } from '../../lib/session/use-account.js';

export const Route = createFileRoute('/_signed-in/backoffice/')({
  staticData: { title: 'backoffice:title', access: 'staff', frame: 'backoffice' },
  validateSearch: (raw: Readonly<{ needs?: string }>): Readonly<{ needs?: string }> => raw,
  loader: ({ context }) => context.texts('backoffice', 'hints', 'moderation', 'people'),
  component: function Backoffice() {
    return (
      <BackofficeFrame>
        <HomePage needs={Route.useSearch().needs} />
        {mayDo(useRoles(), 'admin') && <HealthSection />}
      </BackofficeFrame>
    );
  },
});
