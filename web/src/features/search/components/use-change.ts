import { useNavigate } from '@tanstack/react-router';
import type { Fields } from '../model/fields.js';
import { changed } from '../model/filters.js';
import { addressOfList, type List } from '../model/list.js';

export type Change = { [Name in keyof Fields]?: Fields[Name] | undefined };

/** Applies filters to the URL. Keeps the scroll position and adds a history entry. */
export const useChange = (list: List): ((change: Change) => void) => {
  const navigate = useNavigate();
  return (change) => {
    void navigate({ ...addressOfList(list, changed(list.fields, change)), resetScroll: false });
  };
};
