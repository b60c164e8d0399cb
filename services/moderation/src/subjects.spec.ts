import { describe, expect, it } from 'vitest';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { at, idOf } from '../testing/case.js';
import { member, visitor } from '../testing/service.js';
import { subjectsBehind } from './subjects.js';

const [ben, cleo, dora] = [idOf('ben'), idOf('cleo'), idOf('dora')];

const apis = {
  request: {
    queries: {
      words: async () => ({ authorId: ben, parties: [ben, cleo], title: 'Zelt', text: 'Nie wieder' }),
      one: async () => ({ side: 'vendor', vendorId: ben, creatorId: cleo, terms: { title: 'Zelt' }, messages: [] }),
    },
  },
  group: {
    queries: {
      group: async () => ({ name: 'Garten', description: null, rules: null, imageId: null }),
      leaders: async () => [ben, dora],
    },
  },
} as unknown as ServiceApis;

describe('subjects of reports', () => {
  const { seenBy } = subjectsBehind(apis);

  it('include both sides for words about a loan', async () => {
    for (const kind of ['rating', 'reply', 'message'] as const) {
      const seen = await seenBy(visitor, { kind, id: `${idOf('request')}_vendor` }, at);
      expect(seen).toMatchObject({ ownerId: ben, parties: [ben, cleo] });
    }
    const request = await seenBy(member('ben'), { kind: 'request', id: idOf('request') }, at);
    expect(request).toMatchObject({ ownerId: cleo, parties: [ben, cleo] });
  });

  it('include all admins for a group', async () => {
    const seen = await seenBy(visitor, { kind: 'group', id: 'b7c1d9e2fg' }, at);
    expect(seen).toMatchObject({ ownerId: ben, parties: [ben, dora] });
  });
});
