import { createFileRoute, useLocation } from '@tanstack/react-router';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { readPeopleSearch, type PeopleSearch } from '../../features/people/people-list.js';
import { PeoplePage } from '../../features/people/PeoplePage.js';

export const Route = createFileRoute('/_signed-in/backoffice/users/')({
  staticData: { title: 'people:title', access: 'people', frame: 'backoffice' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: PeopleSearch): PeopleSearch => raw,
  loader: ({ context }) => context.texts('backoffice', 'people'),
  component: function People() {
    const sought = useLocation({ select: ({ state }) => state.sought });
    return (
      <BackofficeFrame>
        <PeoplePage search={readPeopleSearch(Route.useSearch(), sought)} />
      </BackofficeFrame>
    );
  },
});
