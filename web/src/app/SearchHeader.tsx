import type { List } from '../features/search/model/list.js';
import { Search } from '../features/search/search-part.js';
import { SubHeader } from './SubHeader.js';

export function SearchHeader({ list }: Readonly<{ list: List }>) {
  return (
    <SubHeader>
      <Search shape="bar" list={list} />
    </SubHeader>
  );
}
