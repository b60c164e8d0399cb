import { type ReactNode, useMemo, useRef } from 'react';
import { ResultsPage } from '../features/search/ResultsPage.js';
import type { ListData } from '../features/search/load-list.js';
import { type Raw, readFields } from '../features/search/model/fields.js';
import { isBygone, type List, upcoming } from '../features/search/model/list.js';
import { Search } from '../features/search/search-part.js';
import { cx } from '../ui/cx.js';
import { useHiddenByScroll } from './use-hidden-by-scroll.js';

/**
 * Search below the header: hides while scrolling down. In low windows it scrolls away with the page instead of being
 * sticky.
 */
export function SubHeader({ children }: Readonly<{ children: ReactNode }>) {
  const box = useRef<HTMLDivElement>(null);
  const hidden = useHiddenByScroll(box);
  return (
    <div
      ref={box}
      inert={hidden}
      className={cx(
        'sticky top-[60px] z-20 border-b border-line bg-paper transition-transform duration-200 md:top-[70px] low:static noscript:static',
        hidden && '-translate-y-full',
      )}
    >
      <div className="wrap py-3">{children}</div>
    </div>
  );
}

function SearchHeader({ list }: Readonly<{ list: List }>) {
  return (
    <SubHeader>
      <Search shape="bar" list={list} />
    </SubHeader>
  );
}

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
