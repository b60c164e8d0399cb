import { useMemo } from 'react';
import type { ListData } from '../features/search/load-list.js';
import { readFields, type Raw } from '../features/search/model/fields.js';
import { isBygone, upcoming } from '../features/search/model/upcoming.js';
import { ResultsPage } from '../features/search/ResultsPage.js';
import { SearchHeader } from './SearchHeader.js';

export function SearchListPage({ list: loaded, search, ...data }: ListData & Readonly<{ search: Raw }>) {
  const fields = useMemo(() => readFields(search), [search]);
  const list = useMemo(() => ({ ...loaded, fields: upcoming(fields) }), [loaded, fields]);
  return (
    <>
      <SearchHeader list={list} />
      <ResultsPage list={list} bygone={isBygone(fields)} {...data} />
    </>
  );
}
