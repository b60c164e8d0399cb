import { useEffect } from 'react';

/** For pages without a route of their own: the tab says what they are. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
