import { useNavigate } from '@tanstack/react-router';
import type { Fields } from '../model/fields.js';
import { changed } from '../model/filters.js';
import { addressOfList, type List } from '../model/list.js';

export type Change = { [Name in keyof Fields]?: Fields[Name] | undefined };

/**
 * Applies filters to the address. The page stays where it is scrolled to, and the place before remains one step back.
 */
export const useChange = (list: List): ((change: Change) => void) => {
  const navigate = useNavigate();
  return (change) => {
    void navigate({ ...addressOfList(list, changed(list.fields, change)), resetScroll: false });
  };
};
