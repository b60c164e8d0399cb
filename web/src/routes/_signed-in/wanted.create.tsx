import { createFileRoute } from '@tanstack/react-router';
import { MakeSearchRequestPage } from '../../features/search-requests/MakeSearchRequestPage.js';
import { readNewSearchRequest } from '../../features/search-requests/search.js';
import { textsWhereOn } from '../../lib/require-feature.js';

export const Route = createFileRoute('/_signed-in/wanted/create')({
  staticData: { title: 'wanted:make.title' },
  validateSearch: readNewSearchRequest,
  loader: textsWhereOn('wanted', 'wanted'),
  component: function MakeSearchRequest() {
    return <MakeSearchRequestPage {...readNewSearchRequest(Route.useSearch())} />;
  },
});
