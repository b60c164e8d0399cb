import { locales } from '../reference/languages.js';
import { paths } from './paths.js';

type Template = readonly string[];

/** Parameters that let in whoever knows them, and words that somebody searched for. */
const unkept: ReadonlySet<string> = new Set(['$token', '$key', '$certificateId', '$term']);

const split = (path: string): Template => path.split('/').filter(Boolean);

const templates: readonly Template[] = Object.entries(paths).flatMap(([path, local]) => [
  split(path),
  ...Object.values(locales).map(({ code, prefix }) => split(`${prefix}${local[code]}`)),
]);

/** How many segments of a page's path are fixed: of several pages that match the most exact one counts. */
const exactness = (template: Template): number => template.filter((part) => !part.startsWith('$')).length;

const matches = (template: Template, segments: Template): boolean => {
  const rest = template.indexOf('$');
  if (rest < 0 && template.length !== segments.length && template.at(-1) !== '$term') return false;
  return template.every((part, index) =>
    part.startsWith('$') ? part === '$' || index < segments.length : part === segments[index],
  );
};

/**
 * What may be kept of a path: it ends before whatever lets in who knows it, and before words of a search. Null: it is no
 * page of ours, so nobody knows what it holds.
 */
export const keptPath = (path: string): string | null => {
  const segments = split(path);
  const template = templates.filter((one) => matches(one, segments)).toSorted((a, b) => exactness(b) - exactness(a))[0];
  if (!template) return null;
  const end = template.findIndex((part) => unkept.has(part));
  return end < 0 ? path : `/${segments.slice(0, end).join('/')}`;
};
