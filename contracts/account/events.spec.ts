import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { AccountEvent, AutoReplyEvent, FavouriteEvent, NicknameEvent, accountPersonal } from './events.js';

const folder = new URL('../fixtures/account/', import.meta.url);
const golden = (name: string): { type: string; data: Record<string, unknown> } =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const names = readdirSync(folder);
const schemas = [
  ...AccountEvent.options,
  ...NicknameEvent.options,
  ...FavouriteEvent.options,
  ...AutoReplyEvent.options,
];
const schemaOf = (name: string) => {
  const found = schemas.find((schema) => `${schema.shape.type.value}.json` === name);
  if (!found) throw new Error(`No event is called ${name}`);
  return found;
};

describe('stored account events', () => {
  it.each(names)('%s parses for ever, unchanged', (name) =>
    expect(schemaOf(name).parse(golden(name))).toEqual(golden(name)),
  );

  it('have a golden example each', () => {
    expect(names.toSorted()).toEqual(schemas.map((schema) => `${schema.shape.type.value}.json`).toSorted());
  });

  it('read with their personal fields erased, and name whose they are', () => {
    for (const [type, { subject, fields }] of Object.entries(accountPersonal)) {
      const { data } = golden(`${type}.json`);
      expect(data[subject]).toEqual(expect.any(String));
      expect(
        schemaOf(`${type}.json`).safeParse({
          type,
          data: { ...data, ...Object.fromEntries(fields.map((field) => [field, null])) },
        }).success,
      ).toBe(true);
    }
  });

  it('take no field that is not theirs', () => {
    for (const name of names) {
      const { type, data } = golden(name);
      expect(schemaOf(name).safeParse({ type, data: { ...data, surprise: 1 } }).success).toBe(false);
    }
  });
});
