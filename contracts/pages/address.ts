import type { Locale } from '../kernel/ids.js';
import { defaultLocale, isLocale, locales } from '../reference/languages.js';
import { paths, words, type PagePath } from './paths.js';

export const localeOf = (pathname: string): Locale => {
  const first = pathname.split('/', 2)[1];
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
};

type ParamOf<Segment extends string> = Segment extends '$' ? '$' : Segment extends `$${infer Name}` ? Name : never;
type Params<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> | Params<Rest>
  : ParamOf<Path>;

/** Parameters of a page's path; `$` takes several segments, joined by `/`. */
export type PageParams<Path extends PagePath> = { readonly [Name in Params<Path>]: string };

const fill = (segment: string, params: Readonly<Record<string, string>>, locale: Locale): string => {
  if (!segment.startsWith('$')) return segment;
  if (segment === '$') return (params['$'] ?? '').split('/').map(encodeURIComponent).join('/');
  const [name, value = ''] = [segment.slice(1), params[segment.slice(1)]];
  return encodeURIComponent(words[name]?.[value]?.[locale] ?? value);
};

/**
 * Localised path of a page, with the language's prefix; German has no prefix (spec §9). Servers must build every page
 * URL with this function: in redirects, mails, calendar files and site maps.
 */
export const pageAddress = <Path extends PagePath>(
  locale: Locale,
  path: Path,
  ...[params]: [Params<Path>] extends [never] ? [] : [params: PageParams<Path>]
): string => {
  const local = paths[path][locale]
    .split('/')
    .map((segment) => fill(segment, params ?? {}, locale))
    .join('/');
  const { prefix } = locales[locale];
  return local === '/' ? prefix || '/' : `${prefix}${local}`;
};
