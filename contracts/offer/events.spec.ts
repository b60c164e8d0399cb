import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { DraftsEvent, LoanEvent, OfferEvent, offerPersonal } from './events.js';

const folder = new URL('../fixtures/offer/', import.meta.url);
const golden = (name: string): { type: string; data: Record<string, unknown> } =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const names = readdirSync(folder);
const Stored = z.discriminatedUnion('type', [...OfferEvent.options, ...LoanEvent.options, ...DraftsEvent.options]);

describe('stored offer events', () => {
  it.each(names)('%s parses for ever, unchanged', (name) => expect(Stored.parse(golden(name))).toEqual(golden(name)));

  it('have a golden example each', () => {
    expect(names.toSorted()).toEqual(Stored.options.map((option) => `${option.shape.type.value}.json`).toSorted());
  });

  it('read with their personal fields erased, and name whose they are', () => {
    for (const [type, { subject, fields }] of Object.entries(offerPersonal)) {
      const { data } = golden(`${type}.json`);
      expect(data[subject]).toEqual(expect.any(String));
      expect(
        OfferEvent.safeParse({ type, data: { ...data, ...Object.fromEntries(fields.map((field) => [field, null])) } })
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
