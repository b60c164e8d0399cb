import { createFileRoute } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { readHintSearch, type HintSearch } from '../../features/hints/hint-list.js';
import { HintsPage } from '../../features/hints/HintsPage.js';

export const Route = createFileRoute('/_signed-in/backoffice/hints')({
  staticData: { title: 'hints:title', access: 'reports', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: HintSearch): HintSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'hints', 'moderation', 'people'),
  component: function Hints() {
    return (
      <BackofficeFrame>
        <HintsPage search={readHintSearch(Route.useSearch())} />
      </BackofficeFrame>
    );
  },
});
