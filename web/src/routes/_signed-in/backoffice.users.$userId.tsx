import { createFileRoute, notFound } from '@tanstack/react-router';
import { personQuery } from '../../api/people.js';
import { BackofficeFrame } from '../../features/backoffice/BackofficeFrame.js';
import { AskOccasion, PersonPage } from '../../features/people/PersonPage.js';
import { type PersonSearch, readOccasion } from '../../features/people/people-list.js';
import { load } from '../../lib/api-client/queries.js';
import { isUuid } from '../../lib/links/search-params.js';

export const Route = createFileRoute('/_signed-in/backoffice/users/$userId')({
  staticData: { title: 'people:person.title', access: 'people', frame: 'backoffice' },
  validateSearch: (raw: PersonSearch): PersonSearch => raw,
  loaderDeps: ({ search: { occasion } }) => ({ occasion }),
  loader: async ({ context, params: { userId }, deps, preload }) => {
    if (!isUuid(userId)) throw notFound();
    const { occasion } = readOccasion(deps);
    await Promise.all([
      context.texts('backoffice', 'people'),
      // Skip preloads, because each query writes an audit entry and hovering over a link is no view.
      occasion && !preload ? load(context.queries, personQuery(context.api, userId, occasion)) : undefined,
    ]);
  },
  component: function Person() {
    const { userId } = Route.useParams();
    const { occasion } = readOccasion(Route.useSearch());
    return (
      <BackofficeFrame>
        {occasion ? <PersonPage key={userId} userId={userId} occasion={occasion} /> : <AskOccasion userId={userId} />}
      </BackofficeFrame>
    );
  },
});
