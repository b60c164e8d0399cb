import { locales } from '../reference/languages.js';
import { paths } from './paths.js';

type Template = readonly string[];

const unkept: ReadonlySet<string> = new Set(['$token', '$key', '$certificateId', '$term']);

const split = (path: string): Template => path.split('/').filter(Boolean);

const templates: readonly Template[] = Object.entries(paths).flatMap(([path, local]) => [
  split(path),
  ...Object.values(locales).map(({ code, prefix }) => split(`${prefix}${local[code]}`)),
]);

/** Counts literal segments: if several templates match a path, the one with the most is the most specific and wins. */
const exactness = (template: Template): number => template.filter((part) => !part.startsWith('$')).length;

const matches = (template: Template, segments: Template): boolean => {
  const rest = template.indexOf('$');
  if (rest < 0 && template.length !== segments.length && template.at(-1) !== '$term') return false;
  return template.every((part, index) =>
    part.startsWith('$') ? part === '$' || index < segments.length : part === segments[index],
  );
};

/**
 * Part of a path that may be stored: truncated before secrets and search words. Null for unknown pages, because their
 * segments cannot be classified.
 */
export const keptPath = (path: string): string | null => {
  const segments = split(path);
  const template = templates.filter((one) => matches(one, segments)).toSorted((a, b) => exactness(b) - exactness(a))[0];
  if (!template) return null;
  const end = template.findIndex((part) => unkept.has(part));
  return end < 0 ? path : `/${segments.slice(0, end).join('/')}`;
};
