import { createFileRoute } from '@tanstack/react-router';
import { UnlessSuspended } from '../../app/signed-in.js';
import { MakeSearchRequestPage } from '../../features/search-requests/SearchRequestForm.js';
import { readNewSearchRequest } from '../../features/search-requests/search.js';
import { textsWhereOn } from '../../lib/installation/require-feature.js';

export const Route = createFileRoute('/_signed-in/wanted/create')({
  staticData: { title: 'wanted:make.title' },
  validateSearch: readNewSearchRequest,
  loader: textsWhereOn('wanted', 'wanted', 'suspended'),
  component: function MakeSearchRequest() {
    return (
      <UnlessSuspended>
        <MakeSearchRequestPage {...readNewSearchRequest(Route.useSearch())} />
      </UnlessSuspended>
    );
  },
});
