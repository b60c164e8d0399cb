import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ownData } from '@lendring/contracts/own-data.js';
import { fittingRow } from './fitting-row.js';

const Message = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('picture'), imageId: z.string() }),
]);
const schema = z.strictObject({
  title: z.string().max(5),
  price: z.number().nullable(),
  messages: z.array(Message),
  place: z.strictObject({ city: z.string() }).nullable(),
});
const row = { title: 'Zelt', price: 900, messages: [{ kind: 'text', text: 'Hallo' }], place: { city: 'Köln' } };

describe('a row of a data export', () => {
  it('is exported as it is if it matches its schema', () => {
    expect(fittingRow(schema, row)).toEqual({ row, problems: [] });
  });

  it.each<[string, object, object, readonly string[]]>([
    ['an unknown key', { ...row, email: 'a@example.org' }, row, ['row: unknown email']],
    [
      'an unknown key within',
      { ...row, messages: [{ kind: 'text', text: 'Hallo', phone: '0221' }], place: { city: 'Köln', street: 'Hof 1' } },
      row,
      ['messages: unknown phone', 'place: unknown street'],
    ],
    [
      'a value of another type',
      { ...row, price: 'neun', title: 'Zelt, groß' },
      { ...row, price: 'neun', title: 'Zelt, groß' },
      ['title: too_big', 'price: invalid_type'],
    ],
    [
      'a missing value',
      { title: 'Zelt', price: 1, messages: [] },
      { title: 'Zelt', price: 1, messages: [] },
      ['place: invalid_type'],
    ],
    [
      'an object of another form',
      { ...row, price: { secret: 1 }, messages: [{ kind: 'video', of: 'Anna' }] },
      { ...row, price: null, messages: [null] },
      ['price: invalid_type', 'messages: invalid_union', 'messages: invalid_type'],
    ],
  ])('with %s is kept, without what the schema does not know', (_, stored, exported, problems) => {
    expect(fittingRow(schema, stored as z.infer<typeof schema>)).toEqual({ row: exported, problems });
  });

  it('never has an unknown key at its top, whatever the file', () => {
    for (const files of Object.values(ownData))
      for (const [file, one] of Object.entries(files)) {
        const { row: exported, problems } = fittingRow(one, { unheardOf: 'Anna' });
        expect([file, exported]).toEqual([file, {}]);
        expect(JSON.stringify(problems)).not.toContain('Anna');
      }
  });
});
