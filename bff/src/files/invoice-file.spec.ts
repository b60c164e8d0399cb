import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { invoiceKey } from '@lendring/contracts/billing/invoice-file.js';
import { replyStandIn } from '../../testing/reply.js';
import { createFileLinks, invoiceFiles } from './file-links.js';
import { FileController } from './file.controller.js';

const id = '4bb87fb7-e59f-500d-a8dc-5a70d2a08301';
const at = '2026-05-01T10:00:00.000Z';
const links = createFileLinks(new Uint8Array(32), invoiceFiles);

const fetched = async (query: Readonly<Record<string, string>>) => {
  const blobs = {
    list: async () => [],
    stream: async (key: string) =>
      key === invoiceKey(id)
        ? { body: Readable.from([Buffer.from('paper')]), contentType: 'application/pdf', size: 5 }
        : null,
  };
  const { reply, sent } = replyStandIn();
  const all = { evidence: links, invoices: links, takeouts: links };
  await new FileController({ links: all, clock: { now: () => at }, blobs }).invoice(id, query, reply);
  return sent();
};
const given = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams);

describe('the invoice document', () => {
  it('is shown inline, and downloads under the invoice number', async () => {
    const { body, headers } = await fetched(given(links.signed({ id, session: null, at, file: 'LR-2026-7.pdf' })));
    expect(body).toBe('paper');
    expect(headers).toMatchObject({ 'content-disposition': 'inline; filename="LR-2026-7.pdf"' });
  });

  it('is refused under an unsigned name', async () => {
    const link = given(links.signed({ id, session: null, at, file: 'LR-2026-7.pdf' }));
    await expect(fetched({ ...link, file: 'x".html' })).rejects.toMatchObject({ code: 'invoice_not_found' });
  });
});
