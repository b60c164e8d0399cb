import { createFileRoute } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { VersionPage } from '../../features/system/VersionPage.js';

export const Route = createFileRoute('/_signed-in/backoffice/version')({
  staticData: { title: 'backoffice:version.title', access: 'admin', frame: 'backoffice' },
  loader: ({ context }) => context.texts('backoffice'),
  component: function Version() {
    return (
      <BackofficeFrame>
        <VersionPage />
      </BackofficeFrame>
    );
  },
});
