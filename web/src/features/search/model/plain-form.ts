import { readFields, readTerm, type Fields } from './fields.js';

/** Names of the fields that a search sent without scripts has besides those of `Fields`. */
export const plainNames = { term: 'q', where: 'where', named: 'named' } as const;

/** A search as the form itself sends it. */
export type PlainSearch = Readonly<{
  term: string;
  /** What stands in the field; null: it still names the place of `fields`. */
  typedPlace: string | null;
  fields: Fields;
}>;

const asTyped = (value: string): string => value.trim().slice(0, 80);

/** Reads the query part of an address; null unless the form made it. Chosen days look for what is free on them. */
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
