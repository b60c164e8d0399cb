import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { TakeoutId, takeoutKey } from '@lendring/contracts/account/takeout.js';
import { InvoiceId } from '@lendring/contracts/billing/invoices.js';
import { invoiceKey } from '@lendring/contracts/billing/invoice-file.js';
import { ImageId } from '@lendring/contracts/kernel/ids.js';
import { CaseId } from '@lendring/contracts/moderation/verdict.js';
import { evidenceOf } from '@lendring/contracts/moderation/evidence.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { pictureKey } from '@lendring/platform/pictures/pictures.port.js';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import type { FileLinks } from './file-links.js';

export const SIGNED_FILES = Symbol('signed files');
export type SignedFiles = Readonly<{
  blobs: Pick<Blobs, 'stream' | 'list'>;
  links: Readonly<Record<'takeouts' | 'invoices' | 'evidence', FileLinks>>;
  clock: Clock;
}>;
type LinkQuery = Readonly<Record<string, unknown>>;
type Wanted = Readonly<{
  links: FileLinks;
  id: string;
  hasValidId: boolean;
  query: LinkQuery;
  missing: 'takeout_unknown' | 'invoice_not_found' | 'not_found';
  key: () => Promise<string> | string;
  disposition: string;
}>;

const WIDTH = 1200;

/** Content disposition that displays the invoice inline and saves it under the signed file name, the invoice number. */
const inline = (file: unknown): string => (typeof file === 'string' ? `inline; filename="${file}"` : 'inline');

/** Files of signed links, uncached. */
@Controller('v1')
export class FileController {
  constructor(@Inject(SIGNED_FILES) private readonly files: SignedFiles) {}

  @Get('takeout_file/:id')
  takeout(@Param('id') id: string, @Query() query: LinkQuery, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, {
      links: this.files.links.takeouts,
      id,
      hasValidId: TakeoutId.safeParse(id).success,
      query,
      missing: 'takeout_unknown',
      key: () => takeoutKey(id),
      disposition: 'attachment; filename="lendring.zip"',
    });
  }

  @Get('invoice_file/:id')
  invoice(@Param('id') id: string, @Query() query: LinkQuery, @Res() reply: FastifyReply): Promise<void> {
    return this.send(reply, {
      links: this.files.links.invoices,
      id,
      hasValidId: InvoiceId.safeParse(id).success,
      query,
      missing: 'invoice_not_found',
      key: () => invoiceKey(id),
      disposition: inline(query['file']),
    });
  }

  @Get('report_picture/:case/:image')
  evidence(
    @Param('case') caseId: string,
    @Param('image') imageId: string,
    @Query() query: LinkQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(reply, {
      links: this.files.links.evidence,
      id: `${caseId}/${imageId}`,
      hasValidId: CaseId.safeParse(caseId).success && ImageId.safeParse(imageId).success,
      query,
      missing: 'not_found',
      key: async () => {
        const copies = await this.files.blobs.list(evidenceOf(caseId));
        return copies.find(({ key }) => key.endsWith(`/${imageId}`))?.key ?? pictureKey(imageId, WIDTH);
      },
      disposition: 'inline',
    });
  }

  private async send(
    reply: FastifyReply,
    { links, id, hasValidId, query, missing, key, disposition }: Wanted,
  ): Promise<void> {
    void reply.header('cache-control', 'no-store');
    if (!hasValidId || !(await links.opens(id, query, this.files.clock.now()))) throw new ApiError(missing);
    const file = await this.files.blobs.stream(await key());
    if (!file) throw new ApiError(missing);
    void reply
      .type(file.contentType)
      .header('content-length', file.size)
      .header('content-disposition', disposition)
      .header('x-content-type-options', 'nosniff')
      .send(file.body);
  }
}
