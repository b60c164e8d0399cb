import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { AskingEvent, CalendarEvent, calendarPersonal, RequestEvent, requestPersonal } from './events.js';

const folder = new URL('../fixtures/request/', import.meta.url);
const golden = (name: string): { type: string; data: Record<string, unknown> } =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const names = readdirSync(folder);
const Stored = z.union([RequestEvent, CalendarEvent, AskingEvent]);

describe('stored request and calendar events', () => {
  it.each(names)('%s parses for ever, unchanged', (name) => expect(Stored.parse(golden(name))).toEqual(golden(name)));

  it('have a golden example each', () => {
    const types = [...RequestEvent.options, ...CalendarEvent.options, ...AskingEvent.options].map(
      (option) => `${option.shape.type.value}.json`,
    );
    // `Type.since.json` stands beside the older example of its type.
    expect([...new Set(names.map((name) => `${name.split('.')[0]}.json`))].toSorted()).toEqual(types.toSorted());
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
      const { type, data } = golden(name);
      expect(Stored.safeParse({ type, data: { ...data, surprise: 1 } }).success).toBe(false);
    }
  });
});
