import { createFileRoute } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { WordListsPage } from '../../features/hints/WordListsPage.js';

export const Route = createFileRoute('/_signed-in/backoffice/words')({
  staticData: { title: 'hints:words.title', access: 'reports', frame: 'backoffice' },
  loader: ({ context }) => context.texts('backoffice', 'hints'),
  component: function WordLists() {
    return (
      <BackofficeFrame>
        <WordListsPage />
      </BackofficeFrame>
    );
  },
});
