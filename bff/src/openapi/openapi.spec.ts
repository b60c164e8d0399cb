import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { same } from '@lendring/contracts/rules/same.js';
import { calls } from '@lendring/contracts/http/calls.js';
import { openApi } from './openapi.js';
import { tagOf } from './openapi-tags.js';

const header = { name: 'x-lendring', value: '1' };
type Operation = Readonly<{
  operationId: string;
  tags: readonly string[];
  summary: string;
  parameters: readonly { name: string; in: string; required: boolean; schema: object }[];
  responses: Readonly<Record<string, unknown>>;
}>;
const operationsOf = (document: object): readonly (readonly [route: string, operation: Operation])[] =>
  Object.entries((document as { paths: Record<string, Record<string, Operation>> }).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  );

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

const differing = (made: Part, checkedIn: Part, depth = 3): string[] =>
  [...new Set([...Object.keys(made), ...Object.keys(checkedIn)])].flatMap((key) => {
    const [ours, theirs] = [made[key], checkedIn[key]];
    if (same(ours, theirs)) return [];
    if (depth === 1 || !isPart(ours) || !isPart(theirs)) return [key];
    return differing(ours, theirs, depth - 1).map((below) => `${key} ${below}`);
  });

describe('the OpenAPI document', () => {
  it('matches the generated document (else: npm run generate)', async () => {
    const checkedIn = JSON.parse(
      await readFile(new URL('../../../contracts/generated/openapi.json', import.meta.url), 'utf8'),
    ) as Part;
    expect(differing(JSON.parse(JSON.stringify(openApi(header))) as Part, checkedIn)).toEqual([]);
  });

  it('describes every call once, including files and streams', () => {
    const described = operationsOf(openApi(header)).map(([, { operationId }]) => operationId);
    expect(described.toSorted()).toEqual(
      [...Object.keys(calls), 'calendarFile', 'eventStream', 'labelsOfOffers', 'live', 'offerLabels'].toSorted(),
    );
  });

  it('groups calls under tags', () => {
    const document = openApi(header) as { tags: readonly { name: string }[] };
    const used = operationsOf(document).map(([route, { tags }]) => [route, tags.length, ...tags] as const);
    expect(used.filter(([, count]) => count !== 1)).toEqual([]);
    expect(new Set(used.map(([, , tag]) => tag))).toEqual(new Set(document.tags.map(({ name }) => name)));
    expect(() => tagOf('/nowhere/{id}')).toThrow('Add "nowhere" to openapi-tags.ts');
  });

  it('uses only patterns that every generator supports', () => {
    const text = JSON.stringify(openApi(header));
    expect(text.match(/.{40}\\\\p\{.{10}/)?.[0]).toBeUndefined();
    for (const [, pattern = ''] of text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g))
      expect(() => new RegExp(JSON.parse(pattern) as string)).not.toThrow();
  });

  it('defines the allowed days in one pattern', () => {
    const [, search] = operationsOf(openApi(header)).find(([, { operationId }]) => operationId === 'offerSearch') ?? [];
    const { schema } = search?.parameters.find(({ name }) => name === 'date_from') ?? {};
    expect(schema).toMatchObject({ type: 'string', format: 'date', pattern: expect.any(String) });
    const pattern = new RegExp((schema as { pattern: string }).pattern);
    expect(
      ['1969-12-31', '1970-01-01', '2199-12-31', '2200-01-01', '0000-01-01'].map((day) => pattern.test(day)),
    ).toEqual([false, true, true, false, false]);
  });

  it('lists every response: one success, each refusal, and partial outages', () => {
    for (const [route, { summary, responses }] of operationsOf(openApi(header))) {
      const codes = Object.keys(responses);
      expect([
        route,
        summary.length > 5,
        codes.filter((code) => code.startsWith('2')).length,
        codes.includes('4XX'),
        codes.includes('503'),
      ]).toEqual([route, true, 1, true, true]);
    }
  });

  it('names the custom header for every call that requires the header', () => {
    const [, hit] =
      operationsOf(openApi({ name: 'x-our-own', value: 'yes' })).find(
        ([, { operationId }]) => operationId === 'countHit',
      ) ?? [];
    expect(hit?.parameters).toContainEqual(
      expect.objectContaining({
        name: 'x-our-own',
        in: 'header',
        required: true,
        schema: { type: 'string', const: 'yes' },
      }),
    );
  });
});
