import type * as z from 'zod';
import type { Texts } from '@lendring/contracts/kernel/texts.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { noWords, yesWords } from '@lendring/contracts/rules/offer-sheet-terms.js';
import { preparationWords } from '@lendring/contracts/rules/offer-sheet.js';
import type { Part } from '@lendring/contracts/rules/parts.js';
import { type PreparationTime, preparationUnits } from '@lendring/contracts/rules/preparation.js';
import { parsed, problem, type Read } from './parse.js';

const units = new Map<string, PreparationTime['unit']>([
  ['', 'days'],
  ['h', 'hours'],
  ...preparationUnits.flatMap((unit) =>
    Object.values<Texts>(preparationWords[unit]).flatMap(({ de, en, nl }) =>
      [de, en, nl].map((word) => [fold(word), unit] as const),
    ),
  ),
]);

/** Preparation time of a cell such as `2 Tage` or `3 h`; a number alone is in days. Null if unreadable. */
export const preparationOf = (cell: string): PreparationTime | null => {
  const [, count, word = ''] = /^(\d{1,4})(\D*)$/.exec(cell) ?? [];
  const unit = units.get(fold(word));
  return count && unit ? { count: Number(count), unit } : null;
};

/** Words of a cell that mean yes and no, also as programs write them for a tick box. */
const yes = new Set([...Object.values(yesWords), 'wahr', 'true', 'waar', '1', 'x']);
const no = new Set([...Object.values(noWords), 'falsch', 'false', 'onwaar', '0']);

export const yesNoOf = (cell: string): Read<boolean> => {
  const word = cell.toLowerCase();
  return yes.has(word) ? { value: true } : no.has(word) ? { value: false } : problem('import_yes_no');
};

/** Parts of a cell such as `12 × Hering; Hammer`, one without a number counts once; `\;` is a semicolon of a name. */
export const partsOf = (cell: string): readonly Part[] =>
  [...cell.matchAll(/(?:\\[\s\S]|[^;\n])+/g)].flatMap(([part]) => {
    const text = part.replace(/\\([\\;])/g, '$1').trim();
    const [, count, name = text] = /^(\d{1,9})\s*[x×]\s*(\S.*)$/i.exec(text) ?? [];
    return name ? [{ name, count: Number(count ?? 1) }] : [];
  });

/** Time of day, also as Excel stores it: as a part of the day. */
export const timeOf = (cell: string): string => {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d\d)(?::00)?$/.exec(cell) ?? [];
  if (hours) return `${hours.padStart(2, '0')}:${minutes}`;
  if (!/^0?\.\d+$/.test(cell)) return cell;
  const minute = Math.round(Number(cell) * 24 * 60);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};

/** Whole number of a cell, within the limits of its field. */
export const wholeIn = <Value>(schema: z.ZodType<Value>, cell: string): Read<Value> =>
  /^\d{1,9}$/.test(cell) ? parsed(schema, Number(cell)) : problem('import_whole');
