import type { ParseKeys } from 'i18next';
import type { I18n } from '../i18n/create.js';
import type { AnyText, Namespace } from '../i18n/namespaces.js';
import { seo } from '../seo/seo.js';

/**
 * The key of a text that is a title; a page of the account may have the words of its menu. All keys together are more
 * than the compiler compares.
 */
type Key = Extract<ParseKeys<['common', ...Namespace[]]>, `${Namespace}:${string}itle` | `account:nav.${string}`>;

type Title = Key | ((pathname: string) => Key);

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * What a page behind sign-in is called, or how that follows from its address: the server writes it into the head,
     * though it draws nothing of the page.
     */
    title?: Title;
  }
}

/** Each of these keys leads to a text; of so many the compiler no longer knows. */
const say = (t: AnyText, title: Key): string => t(title) as string;

type Pages = readonly Readonly<{ pathname: string; staticData: Readonly<{ title?: Title }> }>[];

const titleOf = (pages: Pages): Key | undefined => {
  const page = pages.at(-1);
  const title = page?.staticData.title;
  return typeof title === 'function' ? title(page?.pathname ?? '') : title;
};

/** The texts that hold the title of a page behind sign-in; none for others. */
export const titleTexts = (pages: Pages): Namespace[] => {
  const title = titleOf(pages);
  return title ? [title.slice(0, title.indexOf(':')) as Namespace] : [];
};

/** What a page behind sign-in is called, once its texts are there. */
export const ownTitle = (pages: Pages, i18n: Pick<I18n, 'exists'>, t: AnyText): string | null => {
  const title = titleOf(pages);
  return title && i18n.exists(title) ? say(t, title) : null;
};

/** The head of a page behind sign-in, which no search engine keeps; null for others. */
export const ownHead = (pages: Pages, context: Parameters<typeof seo>[0]['context'] & Readonly<{ t: AnyText }>) => {
  const page = pages.at(-1);
  const title = titleOf(pages);
  return page && title
    ? seo({ pathname: page.pathname, context }, { title: say(context.t, title), noindex: true })
    : null;
};
