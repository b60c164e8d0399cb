import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { evidenceKey } from '@lendring/contracts/moderation/evidence.js';
import { pictureKey } from '@lendring/platform/pictures/pictures.port.js';
import { replyStandIn } from '../../testing/reply.js';
import { createFileLinks, evidenceFiles, takeoutFiles } from './file-links.js';
import { FileController } from './file.controller.js';

const caseId = '4bb87fb7-e59f-400d-a8dc-5a70d2a08301';
const otherCase = '4bb87fb7-e59f-400d-a8dc-5a70d2a08302';
const image = '0d9e5f13-6c1e-4c7e-9f51-0a4c2b7d8e92';
const session = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';
const at = '2026-05-01T10:00:00.000Z';
const secret = new Uint8Array(32);

let files: Map<string, string>;
let open: Set<string>;
let now: string;
beforeEach(() => {
  files = new Map([[evidenceKey(caseId, 0, image), 'the copy']]);
  open = new Set([session]);
  now = at;
});

const links = createFileLinks(secret, evidenceFiles, { sessionIsOpen: (one) => open.has(one) });
const given = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams);
const address = (id = `${caseId}/${image}`) => given(links.signed({ id, session, at }));

const fetched = async (query: Record<string, string>, [ofCase, ofImage] = [caseId, image]) => {
  const controller = new FileController({
    links: { evidence: links, invoices: links, takeouts: links },
    clock: { now: () => now },
    blobs: {
      list: async (prefix) =>
        [...files.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key, storedAt: at })),
      stream: async (key) => {
        const body = files.get(key);
        return body === undefined
          ? null
          : { body: Readable.from([Buffer.from(body)]), contentType: 'image/webp', size: body.length };
      },
    },
  });
  const { reply, sent } = replyStandIn();
  await controller.evidence(ofCase, ofImage, query, reply);
  return sent();
};
const refused = { code: 'not_found' };

describe('pictures of a case', () => {
  it('open only at the URL returned with the case, uncached', async () => {
    const { body, headers } = await fetched(address());
    expect(body).toBe('the copy');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are refused at the bare URL and at the URL of another case, picture or kind of file', async () => {
    await expect(fetched({})).rejects.toMatchObject(refused);
    await expect(fetched(address(), [otherCase, image])).rejects.toMatchObject(refused);
    await expect(fetched(address(), [caseId, otherCase])).rejects.toMatchObject(refused);
    await expect(fetched({ ...address(), signature: 'a' })).rejects.toMatchObject(refused);
    const foreign = createFileLinks(secret, takeoutFiles).signed({ id: `${caseId}/${image}`, session, at });
    await expect(fetched(given(foreign))).rejects.toMatchObject(refused);
  });

  it('expire after an hour, and with the session that opened the case', async () => {
    const query = address();
    now = '2026-05-01T10:59:59.000Z';
    expect((await fetched(query)).body).toBe('the copy');
    now = '2026-05-01T11:00:00.000Z';
    await expect(fetched(query)).rejects.toMatchObject(refused);
    now = at;
    open.delete(session);
    await expect(fetched(query)).rejects.toMatchObject(refused);
  });

  it('reject a path as an id', async () => {
    const id = `${caseId}/../${image}`;
    await expect(fetched(address(id), [caseId, `../${image}`])).rejects.toMatchObject(refused);
  });

  it('are the original file if it was never copied, and not found once both are deleted', async () => {
    files = new Map([[pictureKey(image, 1200), 'the picture']]);
    expect((await fetched(address())).body).toBe('the picture');
    files.clear();
    await expect(fetched(address())).rejects.toMatchObject(refused);
  });
});
