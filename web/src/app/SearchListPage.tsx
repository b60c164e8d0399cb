import type { ListData } from '../features/search/load-list.js';
import { ResultsPage } from '../features/search/ResultsPage.js';
import { SearchHeader } from './SearchHeader.js';

/** A result list below its search. */
export function SearchListPage(data: ListData) {
  return (
    <>
      <SearchHeader list={data.list} />
      <ResultsPage {...data} />
    </>
  );
}
