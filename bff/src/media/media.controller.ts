import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ImageId } from '@lendring/contracts/kernel/ids.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../api/api-error.js';

export const MEDIA = Symbol('media');

const widths = new Set(['128', '320', '640', '1200']);

/** Stored pictures in the widths that pages need; a picture never changes under its id, so browsers keep it. */
@Controller('media')
export class MediaController {
  constructor(@Inject(MEDIA) private readonly blobs: Blobs) {}

  @Get(':image/:file')
  async picture(@Param('image') image: string, @Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const width = /^(\d+)\.webp$/.exec(file)?.[1] ?? '';
    if (!ImageId.safeParse(image).success || !widths.has(width)) throw new ApiError('not_found');
    const picture = await this.blobs.stream(`image/${image}/${width}`);
    if (!picture) throw new ApiError('not_found');
    void reply
      .type(picture.contentType)
      .header('content-length', picture.size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(picture.body);
  }
}
