import { createFileRoute } from '@tanstack/react-router';
import { mySearchRequestQuery } from '../../api/search-requests.js';
import { EditSearchRequestPage } from '../../features/search-requests/SearchRequestForm.js';
import { load } from '../../lib/api-client/queries.js';

export const Route = createFileRoute('/_signed-in/wanted/$searchRequestId/edit')({
  staticData: { title: 'wanted:edit.title' },
  loader: async ({ context, params }) => {
    const one = mySearchRequestQuery(context.api, params.searchRequestId);
    await Promise.all([context.texts('wanted'), load(context.queries, one)]);
  },
  component: function EditSearchRequest() {
    return <EditSearchRequestPage id={Route.useParams().searchRequestId} />;
  },
});
