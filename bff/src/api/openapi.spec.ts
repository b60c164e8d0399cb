import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { calls } from '@lendring/contracts/http/calls.js';
import { openApi } from './openapi.js';

describe('the OpenAPI document', () => {
  it('is checked in as it is made today (else: npm run generate)', async () => {
    const checkedIn = JSON.parse(await readFile(new URL('../../../contracts/generated/openapi.json', import.meta.url), 'utf8')) as unknown;
    expect(JSON.parse(JSON.stringify(openApi()))).toEqual(checkedIn);
  });

  it('describes every call once', () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(described.toSorted()).toEqual(Object.keys(calls).toSorted());
  });
});
