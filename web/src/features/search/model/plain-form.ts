import { readFields, readTerm, type Fields } from './fields.js';

export const plainNames = { term: 'q', where: 'where', named: 'named' } as const;

export type PlainSearch = Readonly<{
  term: string;
  /** Null if the field still shows the place in `fields`. */
  typedPlace: string | null;
  fields: Fields;
}>;

const asTyped = (value: string): string => value.trim().slice(0, 80);

/** Parses the query of a plain form submit; null for other URLs. Selected dates turn on the availability filter. */
export const readPlainForm = (query: string): PlainSearch | null => {
  const sent = new URLSearchParams(query);
  const term = sent.get(plainNames.term);
  if (term === null) return null;
  const number = (name: string) => (sent.get(name) ? Number(sent.get(name)) : undefined);
  const from = sent.get('from') || sent.get('to') || undefined;
  const fields = readFields({
    ...Object.fromEntries(sent),
    lat: number('lat'),
    lng: number('lng'),
    free: sent.get('free') === 'true',
    from,
    to: sent.get('to') || undefined,
    freeDays: sent.get('freeDays') !== 'false',
    place: undefined,
    page: undefined,
  });
  const where = asTyped(sent.get(plainNames.where) ?? '');
  return { term: readTerm(term), typedPlace: where && where === sent.get(plainNames.named) ? null : where, fields };
};
