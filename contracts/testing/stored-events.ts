import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Personal } from '../kernel/events.js';
import { newestVersion, upcast, type Upcasters } from '../kernel/upcasters.js';

type Stored = Readonly<{ type: string; data: Readonly<Record<string, unknown>> }>;

type Events = Readonly<{ options: readonly z.ZodObject<{ type: z.ZodLiteral<string>; data: z.ZodType }>[] }>;

/** File names: `Type.json`, `Type.<variant>.json`, `Type.v<older version>.json`. */
const typeOf = (name: string): string => name.split('.')[0] ?? name;
const versionOf = (name: string): number | null => Number(/\.v(\d+)\./.exec(name)?.[1] ?? 0) || null;

/** Golden examples of a service's events in `contracts/fixtures/<service>/`. */
export const goldenExamples = (service: string, upcasters: Upcasters = {}) => {
  const folder = new URL(`../fixtures/${service}/`, import.meta.url);
  const golden = (name: string): Stored => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Stored;
  return {
    names: readdirSync(folder),
    golden,
    today: (name: string): Stored => {
      const { type, data } = golden(name);
      const version = versionOf(name) ?? newestVersion(upcasters, type);
      return { type, data: upcast(upcasters, type, version, data) };
    },
  };
};

/** Shared tests for stored events: every shape ever written must stay readable. */
export const describeStoredEvents = (
  service: string,
  unions: readonly Events[],
  { personal = {}, upcasters = {} }: Readonly<{ personal?: Personal; upcasters?: Upcasters }> = {},
): void => {
  const { names, golden, today } = goldenExamples(service, upcasters);
  const schemas = new Map(unions.flatMap(({ options }) => options).map((one) => [one.shape.type.value, one]));
  const schemaOf = (type: string) => {
    const schema = schemas.get(type);
    if (!schema) throw new Error(`No event of ${service} is called ${type}`);
    return schema;
  };

  describe(`stored events of ${service}`, () => {
    it.each(names)('%s parses into its current shape', (name) => {
      expect(schemaOf(typeOf(name)).parse(today(name))).toEqual(today(name));
      if (versionOf(name) === null) expect(today(name)).toEqual(golden(name));
    });

    it('have a golden example per type', () => {
      expect([...new Set(names.map(typeOf))].toSorted()).toEqual([...schemas.keys()].toSorted());
    });

    it('have an invalid older shape per version, and keep their data when upcast', () => {
      const older = Object.entries(upcasters).flatMap(([type, steps]) =>
        steps.map((_, index) => `${type}.v${index + 1}.json`),
      );
      for (const name of older) {
        expect(schemaOf(typeOf(name)).safeParse(golden(name)).success).toBe(false);
        expect(today(name)).toMatchObject(golden(name));
      }
      expect(names.filter((name) => versionOf(name) !== null).toSorted()).toEqual(older.toSorted());
    });

    it('parse with erased personal fields, and name the data subject', () => {
      for (const [type, { subject, fields } = { subject: '', fields: [] }] of Object.entries(personal)) {
        const { data } = golden(`${type}.json`);
        expect(data[subject]).toEqual(expect.any(String));
        const erased = { ...data, ...Object.fromEntries(fields.map((field) => [field, null])) };
        expect(schemaOf(type).safeParse({ type, data: erased }).success).toBe(true);
      }
    });

    it('reject unknown fields', () => {
      for (const name of names) {
        const { type, data } = today(name);
        expect(schemaOf(type).safeParse({ type, data: { ...data, surprise: 1 } }).success).toBe(false);
      }
    });
  });
};
