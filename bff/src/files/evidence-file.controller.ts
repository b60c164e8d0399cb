import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ImageId } from '@lendring/contracts/kernel/ids.js';
import { CaseId } from '@lendring/contracts/moderation/verdict.js';
import { evidenceOf } from '@lendring/contracts/moderation/evidence.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { pictureKey } from '@lendring/platform/pictures/pictures.port.js';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import type { FileLinks } from './file-links.js';

export const EVIDENCE_FILE = Symbol('evidence file');
export type EvidenceFiles = Readonly<{ blobs: Pick<Blobs, 'stream' | 'list'>; links: FileLinks; clock: Clock }>;

const WIDTH = 1200;

@Controller('v1')
export class EvidenceFileController {
  constructor(@Inject(EVIDENCE_FILE) private readonly files: EvidenceFiles) {}

  @Get('report_picture/:case/:image')
  async file(
    @Param('case') caseId: string,
    @Param('image') imageId: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { links, blobs, clock } = this.files;
    void reply.header('cache-control', 'no-store');
    const isNamed = CaseId.safeParse(caseId).success && ImageId.safeParse(imageId).success;
    if (!isNamed || !(await links.opens(`${caseId}/${imageId}`, query, clock.now()))) throw new ApiError('not_found');
    const copies = await blobs.list(evidenceOf(caseId));
    const copy = copies.find(({ key }) => key.endsWith(`/${imageId}`));
    const file = await blobs.stream(copy?.key ?? pictureKey(imageId, WIDTH));
    if (!file) throw new ApiError('not_found');
    void reply
      .type(file.contentType)
      .header('content-length', file.size)
      .header('content-disposition', 'inline')
      .header('x-content-type-options', 'nosniff')
      .send(file.body);
  }
}
