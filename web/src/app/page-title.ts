import type { ParseKeys } from 'i18next';
import { useEffect } from 'react';
import type { I18n } from '../i18n/create.js';
import type { AnyText, Namespace } from '../i18n/namespaces.js';
import { seo } from '../seo/seo.js';

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** Text keys usable as titles, including the account menu's. The union of all keys is too large for the compiler. */
type Key = Extract<ParseKeys<['common', ...Namespace[]]>, `${Namespace}:${string}itle` | `account:nav.${string}`>;

type Title = Key | ((pathname: string) => Key);

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Title of a page behind sign-in, or a function of its path. The server writes it into the head although it does
     * not render the page.
     */
    title?: Title;
  }
}

/** Cast to a string: every key maps to one, which the compiler cannot prove for so many keys. */
const say = (t: AnyText, title: Key): string => t(title) as string;

type Pages = readonly Readonly<{ pathname: string; staticData: Readonly<{ title?: Title }> }>[];

const titleOf = (pages: Pages): Key | undefined => {
  const page = pages.at(-1);
  const title = page?.staticData.title;
  return typeof title === 'function' ? title(page?.pathname ?? '') : title;
};

export const titleTexts = (pages: Pages): Namespace[] => {
  const title = titleOf(pages);
  return title ? [title.slice(0, title.indexOf(':')) as Namespace] : [];
};

export const ownTitle = (pages: Pages, i18n: Pick<I18n, 'exists'>, t: AnyText): string | null => {
  const title = titleOf(pages);
  return title && i18n.exists(title) ? say(t, title) : null;
};

export const ownHead = (pages: Pages, context: Parameters<typeof seo>[0]['context'] & Readonly<{ t: AnyText }>) => {
  const page = pages.at(-1);
  const title = titleOf(pages);
  return page && title
    ? seo({ pathname: page.pathname, context }, { title: say(context.t, title), noindex: true })
    : null;
};
