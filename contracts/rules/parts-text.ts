import { limits } from '../kernel/limits.js';
import type { Part } from './parts.js';

/** A number in front of these is a measure of the part, not how many there are. */
const measures = /^(?:[mcdk]?m|[km]?g|[mc]?l|mAh|Ah|k?W|V|Zoll|inch|duim|°C?|%)(?![\p{L}\d])/u;

const partOf = (typed: string): Part | null => {
  // Single blanks, so that long runs of them cannot match in many ways.
  const text = typed
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[-–•*] ?/, '');
  const { count: before, name: after = '' } = /^(?<count>\d{1,3})(?: ?[x×])? (?<name>.+)$/u.exec(text)?.groups ?? {};
  const behind = /^(?<name>.+?) ?[x×] ?(?<count>\d{1,3})$/u.exec(text)?.groups;
  const isCounted = before !== undefined && Number(before) > 0 && /^\p{L}/u.test(after) && !measures.test(after);
  const named = isCounted ? { name: after, count: before } : (behind ?? { name: text, count: '1' });
  const name = (named['name'] ?? '').slice(0, limits.partName).trim();
  return name === '' ? null : { name, count: Number(named['count']) || 1 };
};

/** Parts of a pasted text: one per line, or separated by commas or semicolons, each with its number in front. */
export const partsOf = (text: string): readonly Part[] =>
  text
    .split(/[\n;]|(?<!\d),|,(?!\d)/)
    .map(partOf)
    .filter((part) => part !== null);

/** Parts of which some are missing, each with its number: `1 × Heringe`. */
export const countedText = (parts: readonly Part[]): string =>
  parts.map(({ name, count }) => `${count} × ${name}`).join(', ');

/** Parts as they may be pasted: `Zelt, 12 × Heringe`. */
export const partsText = (parts: readonly Part[]): string =>
  parts.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
