import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { newestVersion, upcast } from '../kernel/upcasters.js';
import { AskingEvent, CalendarEvent, calendarPersonal, RequestEvent, requestPersonal } from './events.js';
import { requestUpcasters } from './upcasters.js';

const folder = new URL('../fixtures/request/', import.meta.url);
const golden = (name: string): { type: string; data: Record<string, unknown> } =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const names = readdirSync(folder);
const Stored = z.union([RequestEvent, CalendarEvent, AskingEvent]);
const typeOf = (name: string): string => name.split('.')[0] ?? name;
/** `Type.v1.json` is an example of a shape that is no longer written; null: of today's. */
const versionOf = (name: string): number | null => Number(/\.v(\d+)\./.exec(name)?.[1] ?? 0) || null;
/** The example as the service reads it. */
const today = (name: string) => {
  const { type, data } = golden(name);
  return { type, data: upcast(requestUpcasters, type, versionOf(name) ?? newestVersion(requestUpcasters, type), data) };
};

describe('stored request and calendar events', () => {
  it.each(names)('%s reads for ever as what it is today', (name) => {
    expect(Stored.parse(today(name))).toEqual(today(name));
    if (versionOf(name) === null) expect(today(name)).toEqual(golden(name));
  });

  it('are of another shape in each older version, and lose nothing on their way to today', () => {
    for (const [type, steps] of Object.entries(requestUpcasters))
      for (const [index] of steps.entries()) {
        const name = `${type}.v${index + 1}.json`;
        expect(Stored.safeParse(golden(name)).success).toBe(false);
        expect(today(name)).toMatchObject(golden(name));
      }
    expect(
      names.filter((name) => versionOf(name) !== null).map((name) => requestUpcasters[typeOf(name)]),
    ).not.toContain(undefined);
  });

  it('of a block keep the kind that they have, and are days not available where they have none', () => {
    const { type, data } = golden('PeriodBlocked.v1.json');
    expect(today('PeriodBlocked.v1.json').data).toEqual({ ...data, kind: 3 });
    expect(upcast(requestUpcasters, type, 1, { ...data, kind: 4 })).toEqual({ ...data, kind: 4 });
  });

  it('have a golden example each', () => {
    const types = [...RequestEvent.options, ...CalendarEvent.options, ...AskingEvent.options].map(
      (option) => `${option.shape.type.value}.json`,
    );
    // `Type.since.json` stands beside the older example of its type.
    expect([...new Set(names.map((name) => `${typeOf(name)}.json`))].toSorted()).toEqual(types.toSorted());
  });

  it('read with their personal fields erased, and name whose they are', () => {
    for (const [type, { subject, fields }] of Object.entries({ ...requestPersonal, ...calendarPersonal })) {
      const { data } = golden(`${type}.json`);
      expect(data[subject]).toEqual(expect.any(String));
      expect(
        Stored.safeParse({ type, data: { ...data, ...Object.fromEntries(fields.map((field) => [field, null])) } })
          .success,
      ).toBe(true);
    }
  });

  it('take no field that is not theirs', () => {
    for (const name of names) {
      const { type, data } = today(name);
      expect(Stored.safeParse({ type, data: { ...data, surprise: 1 } }).success).toBe(false);
    }
  });
});
