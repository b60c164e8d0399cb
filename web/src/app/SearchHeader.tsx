import type { List } from '../features/search/model/list.js';
import { SearchBar } from '../features/search/SearchBar.js';
import { SubHeader } from './SubHeader.js';

/** The search below the header: put it first on search and category pages. */
export function SearchHeader({ list }: Readonly<{ list: List }>) {
  return (
    <SubHeader>
      <SearchBar shape="bar" list={list} />
    </SubHeader>
  );
}
