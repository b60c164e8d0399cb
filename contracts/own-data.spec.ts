import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ownDataQuery } from './kernel/own-data.js';
import { holdNothing, ownData } from './own-data.js';
import { keepers } from './services.js';
import type { Schema } from './kernel/schema.js';

const files: Readonly<Record<string, Readonly<Record<string, Schema>>>> = ownData;

describe('data export', () => {
  it.each(keepers.map(({ name, api }) => [name, api] as const))(
    'covers the personal data of the %s service, or states why the service stores none',
    (name, { queries }) => {
      const own = files[name];
      if (!own) {
        expect(holdNothing[name] ?? `${name} is missing in contracts/own-data.ts`).toMatch(/^it /);
        return;
      }
      const query = queries['ownData'];
      if (!query) throw new Error(`The API of the ${name} service has no query "ownData"`);
      for (const file of Object.keys(own))
        expect(z.safeParse(query.question, { file, cursor: null }).success).toBe(true);
      expect(z.safeParse(query.question, { file: 'all', cursor: null }).success).toBe(false);
    },
  );

  it('names each file once, with a machine-readable schema', () => {
    const names = Object.values(files).flatMap((own) => Object.keys(own));
    expect(new Set(names).size).toBe(names.length);
    for (const own of Object.values(files))
      for (const row of Object.values(own)) expect(z.toJSONSchema(row)).toMatchObject({ type: 'object' });
  });

  it('returns one page of one file per query', () => {
    const { question, answer } = ownDataQuery({ things: z.strictObject({ id: z.string() }) });
    expect(question.safeParse({ file: 'other', cursor: null }).success).toBe(false);
    expect(answer.parse({ rows: [{ id: 'a' }], next: null })).toEqual({ rows: [{ id: 'a' }], next: null });
  });
});
