import { localeCodes, localeOf, locales, type Locale } from './locale.js';
import { paths, words } from '@lendring/contracts/pages/paths.js';

type Template = readonly string[];
type Entry = Readonly<{ internal: Template; local: Template }>;

const split = (path: string): Template => path.split('/').filter(Boolean);

/** Ranks fixed segments first, so that `/offer/create` wins over `/offer/$offerId`. */
const rank = (template: Template): number =>
  template.reduce(
    (sum, segment, index) => sum + (segment.startsWith('$') ? 0 : 2 ** (12 - index)),
    template.at(-1) === '$' ? -1 : 0,
  );

const entriesOf = (locale: Locale): readonly Entry[] =>
  Object.entries(paths).map(([internal, local]) => ({ internal: split(internal), local: split(local[locale]) }));

const matchTemplate = (template: Template, segments: Template): Map<string, readonly string[]> | null => {
  const found = new Map<string, readonly string[]>();
  for (const [index, part] of template.entries()) {
    if (part === '$') return found.set('$', segments.slice(index));
    const segment = segments[index];
    if (segment === undefined) return null;
    // Join the remaining segments, because search texts may contain slashes (spec §2, /suche/*).
    if (part === '$term' && index === template.length - 1) return found.set(part, [segments.slice(index).join('%2F')]);
    if (part.startsWith('$')) found.set(part, [segment]);
    else if (part !== segment) return null;
  }
  return segments.length === template.length ? found : null;
};

const translate = (
  segments: Template,
  sorted: readonly Entry[],
  from: 'internal' | 'local',
  word: (name: string, value: string) => string,
): string | null => {
  for (const entry of sorted) {
    const found = matchTemplate(entry[from], segments);
    if (!found) continue;
    const target = entry[from === 'internal' ? 'local' : 'internal'];
    return `/${target.flatMap((part) => (part.startsWith('$') ? (found.get(part) ?? []).map((value) => word(part.slice(1), value)) : [part])).join('/')}`;
  }
  return null;
};

const tables = new Map<Locale, Readonly<{ toLocal: readonly Entry[]; toInternal: readonly Entry[] }>>();
const tableOf = (locale: Locale) => {
  let table = tables.get(locale);
  if (!table) {
    const all = entriesOf(locale);
    table = {
      toLocal: all.toSorted((a, b) => rank(b.internal) - rank(a.internal)),
      toInternal: all.toSorted((a, b) => rank(b.local) - rank(a.local)),
    };
    tables.set(locale, table);
  }
  return table;
};

/**
 * Internal prefix of unknown URLs. No route matches it, and the mapping is reversible, so that the router never
 * redirects.
 */
const nowhere = '/~';

const internalIn = (rest: string, locale: Locale): string | null => {
  const word = (name: string, value: string) =>
    Object.entries(words[name] ?? {}).find(([, local]) => local[locale] === value)?.[0] ?? value;
  return translate(split(rest), tableOf(locale).toInternal, 'local', word);
};

const restOf = (pathname: string): string => pathname.slice(locales[localeOf(pathname)].prefix.length) || '/';

/**
 * `/en/offer/create` → `/offer/create`; `/inserat/erstellen` → `/offer/create`; an unknown path → an internal path
 * without a route.
 */
export const toInternal = (pathname: string): string => {
  const rest = restOf(pathname);
  return internalIn(rest, localeOf(pathname)) ?? `${nowhere}${rest}`;
};

const germanPrefix = /^\/de((?:\/(?!\/).*)?)$/;

/**
 * Corrects a URL whose prefix and words are of different languages, e.g. after a user changed only `/en` to `/nl`.
 * German addresses have no prefix, so that `/de` leads to the same address without it. Null for all other URLs.
 */
export const meantAddress = (pathname: string): string | null => {
  const unprefixed = germanPrefix.exec(pathname)?.[1];
  if (unprefixed !== undefined) return meantAddress(unprefixed || '/') ?? (unprefixed || '/');
  const locale = localeOf(pathname);
  const rest = restOf(pathname);
  if (internalIn(rest, locale) !== null) return null;
  const internal = localeCodes.map((other) => internalIn(rest, other)).find((found) => found !== null);
  return internal === undefined || internal === null ? null : toLocal(internal, locale);
};

export const toLocal = (pathname: string, locale: Locale): string => {
  const { prefix } = locales[locale];
  if (pathname === nowhere || pathname.startsWith(`${nowhere}/`))
    return `${prefix}${pathname.slice(nowhere.length)}` || '/';
  const word = (name: string, value: string) => words[name]?.[value]?.[locale] ?? value;
  const local = translate(split(pathname), tableOf(locale).toLocal, 'internal', word) ?? pathname;
  return local === '/' ? prefix || '/' : `${prefix}${local}`;
};

export const rewriteFor = (locale: Locale) => ({
  input: ({ url }: { url: URL }) => {
    const copy = new URL(url);
    copy.pathname = toInternal(url.pathname);
    return copy;
  },
  output: ({ url }: { url: URL }) => {
    const copy = new URL(url);
    copy.pathname = toLocal(url.pathname, locale);
    return copy;
  },
});
