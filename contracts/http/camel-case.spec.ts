import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { bodyOf, camelKey, camelOf, snakeOf, snakeShape } from './camel-case.js';

const Shape = z.object({
  city_id: z.string(),
  opening_hours: z.array(z.object({ from_hour: z.int(), to_hour: z.int().nullable() })),
  page_fields: z.record(z.string(), z.string()),
  by_state: z.record(z.enum(['given_up', 'owed']), z.int()),
  found_in: z.object({ old_name: z.string() }).nullable(),
  short_text: z.string().optional(),
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('offer'), offer_id: z.string() }),
    z.object({ kind: z.literal('days'), offer_id: z.object({ first_day: z.string() }) }),
  ]),
  which: z.union([z.object({ request_id: z.string() }), z.object({ message_ids: z.array(z.string()) })]),
  sizes: z.union([z.literal(1), z.literal(2)]),
  lost_subject: z.discriminatedUnion('kind', [z.object({ kind: z.literal('offer'), offer_id: z.string() })]).nullable(),
});

const snake = {
  city_id: 'berlin',
  opening_hours: [{ from_hour: 9, to_hour: null }],
  page_fields: { price_max: '20' },
  by_state: { given_up: 1, owed: 2 },
  found_in: null,
  subject: { kind: 'days' as const, offer_id: { first_day: '2025-05-06' } },
  which: { message_ids: ['a_b'] },
  sizes: 2 as const,
  lost_subject: null,
};
const camel = {
  cityId: 'berlin',
  openingHours: [{ fromHour: 9, toHour: null }],
  pageFields: { price_max: '20' },
  byState: { givenUp: 1, owed: 2 },
  foundIn: null,
  subject: { kind: 'days' as const, offerId: { firstDay: '2025-05-06' } },
  which: { messageIds: ['a_b'] },
  sizes: 2 as const,
  lostSubject: null,
};

describe('keys of the public API', () => {
  it('become camelCase as declared in the schema and convert back, at every depth', () => {
    expect(camelOf(Shape, snake)).toEqual(camel);
    expect(snakeOf(Shape, camel)).toEqual(snake);
    expect(camelKey('company_vat_id')).toBe('companyVatId');
  });

  it('are limited in a response to the keys of its schema', () => {
    const view = { ...camel, userId: 'hidden', foundIn: { oldName: 'x', ownerId: 'hidden' } };
    expect(snakeOf(Shape, view)).toEqual({ ...snake, found_in: { old_name: 'x' } });
  });

  it('of an answer that fits no option of its schema are never passed on', () => {
    const Answer = z.union([z.object({ offer_id: z.string() }), z.array(z.object({ offer_id: z.string() })), z.null()]);
    expect(snakeOf(Answer, [{ offerId: 'a' }])).toEqual([{ offer_id: 'a' }]);
    expect(snakeOf(Answer, null)).toBeNull();
    const other = { userId: 'hidden' } as unknown as { offerId: string };
    expect(() => snakeOf(Answer, other)).toThrow('value fits no option of its schema');
  });
});

describe('shapes made of the schemas of services', () => {
  const View = z.strictObject({
    offerId: z.string(),
    takenDays: z.array(z.strictObject({ firstDay: z.string(), textOf: z.record(z.string(), z.string()) })),
    lastChange: z.strictObject({ changedAt: z.string().nullable() }).nullable(),
  });

  it('have the same fields in snake_case, and refuse others where the schema does', () => {
    const given = { offer_id: 'a', taken_days: [{ first_day: 'b', text_of: { aB: 'c' } }], last_change: null };
    expect(snakeShape(View).parse(given)).toEqual(given);
    expect(snakeShape(View).safeParse({ ...given, offerId: 'a' }).success).toBe(false);
  });

  it('leave out the id of a command that comes from the path', () => {
    expect(Object.keys(bodyOf(View, 'offerId').shape)).toEqual(['taken_days', 'last_change']);
  });

  it('are written by hand where a rule names fields', () => {
    expect(() => snakeShape(View.refine(({ offerId }) => offerId !== ''))).toThrow('write its shape by hand');
  });
});
