import { SearchRequestMissing } from '../features/search-requests/SearchRequestMissing.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Where a search request is not there for everybody: members of its group see it all the same. */
export function MissingSearchRequestPage() {
  return (
    <SearchRequestMissing>
      <NotFoundPage />
    </SearchRequestMissing>
  );
}
