import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { TakeoutId, takeoutKey } from '@lendring/contracts/account/takeout.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import type { FileLinks } from '../files/file-links.js';

export const TAKEOUT_FILE = Symbol('takeout file');
export type TakeoutFiles = Readonly<{ blobs: Pick<Blobs, 'stream'>; links: FileLinks; clock: Clock }>;

@Controller('v1')
export class TakeoutFileController {
  constructor(@Inject(TAKEOUT_FILE) private readonly files: TakeoutFiles) {}

  @Get('takeout_file/:id')
  async file(
    @Param('id') id: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { blobs, links, clock } = this.files;
    void reply.header('cache-control', 'no-store');
    if (!TakeoutId.safeParse(id).success || !(await links.opens(id, query, clock.now())))
      throw new ApiError('takeout_unknown');
    const file = await blobs.stream(takeoutKey(id));
    if (!file) throw new ApiError('takeout_unknown');
    void reply
      .type(file.contentType)
      .header('content-length', file.size)
      .header('content-disposition', 'attachment; filename="lendring.zip"')
      .header('x-content-type-options', 'nosniff')
      .send(file.body);
  }
}
