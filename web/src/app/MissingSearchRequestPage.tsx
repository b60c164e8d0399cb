import { SearchRequestMissing } from '../features/search-requests/SearchRequestMissing.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Not-found page of a search request for anonymous visitors; members of its group still see it. */
export function MissingSearchRequestPage() {
  return (
    <SearchRequestMissing>
      <NotFoundPage />
    </SearchRequestMissing>
  );
}
