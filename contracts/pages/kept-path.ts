import { locales } from '../reference/languages.js';
import { paths } from './paths.js';

type Template = readonly string[];

const unkept: ReadonlySet<string> = new Set(['$token', '$key', '$certificateId', '$term']);

const split = (path: string): Template => path.split('/').filter(Boolean);

const templates: readonly Template[] = Object.entries(paths).flatMap(([path, local]) => [
  split(path),
  ...Object.values(locales).map(({ code, prefix }) => split(`${prefix}${local[code]}`)),
]);

/** Number of literal segments: the most specific of several matching pages wins. */
const exactness = (template: Template): number => template.filter((part) => !part.startsWith('$')).length;

const matches = (template: Template, segments: Template): boolean => {
  const rest = template.indexOf('$');
  if (rest < 0 && template.length !== segments.length && template.at(-1) !== '$term') return false;
  return template.every((part, index) =>
    part.startsWith('$') ? part === '$' || index < segments.length : part === segments[index],
  );
};

/**
 * Storable part of a path: truncated before secrets and search words. Null for unknown pages, whose content cannot be
 * judged.
 */
export const keptPath = (path: string): string | null => {
  const segments = split(path);
  const template = templates.filter((one) => matches(one, segments)).toSorted((a, b) => exactness(b) - exactness(a))[0];
  if (!template) return null;
  const end = template.findIndex((part) => unkept.has(part));
  return end < 0 ? path : `/${segments.slice(0, end).join('/')}`;
};
