import type { Plugin } from 'vite';

/** Reduces React Aria's texts from 34 languages to the three supported ones. */
export const ariaLocales = (): Plugin => ({
  name: 'lendring-aria-locales',
  enforce: 'pre',
  load: (id) =>
    /react-(?:aria|stately|aria-components)\/.*\/intl\/.*\/(?!de-DE|en-US|nl-NL)[a-z]{2}-[A-Z]{2}\.m?js$/.test(id)
      ? 'export default {};'
      : undefined,
});
