import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { InvoiceId } from '@lendring/contracts/billing/invoices.js';
import { invoiceKey } from '@lendring/contracts/billing/invoice-file.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import type { FileLinks } from './file-links.js';

export const INVOICE_FILE = Symbol('invoice file');
export type InvoiceFiles = Readonly<{ blobs: Pick<Blobs, 'stream'>; links: FileLinks; clock: Clock }>;

/** Displayed inline and saved under the signed file name, the invoice number. */
const inline = (file: unknown): string => (typeof file === 'string' ? `inline; filename="${file}"` : 'inline');

@Controller('v1')
export class InvoiceFileController {
  constructor(@Inject(INVOICE_FILE) private readonly files: InvoiceFiles) {}

  @Get('invoice_file/:id')
  async file(
    @Param('id') id: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { blobs, links, clock } = this.files;
    void reply.header('cache-control', 'no-store');
    if (!InvoiceId.safeParse(id).success || !(await links.opens(id, query, clock.now())))
      throw new ApiError('invoice_not_found');
    const file = await blobs.stream(invoiceKey(id));
    if (!file) throw new ApiError('invoice_not_found');
    void reply
      .type(file.contentType)
      .header('content-length', file.size)
      .header('content-disposition', inline(query['file']))
      .header('x-content-type-options', 'nosniff')
      .send(file.body);
  }
}
