import library from '@testing-library/user-event';

/**
 * The user-event library, except that `type` makes no pause between keys: a page that moves the focus or renders in
 * between would lose a key, on a busy machine only.
 */
export const userEvent = {
  ...library,
  type: (field: Element, text: string) => library.type(field, text, { delay: null }),
};
