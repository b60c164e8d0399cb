import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ImageId } from '@lendring/contracts/kernel/ids.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { hiddenKey, markIn, pictureKey } from '@lendring/platform/pictures/pictures.port.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import type { PictureLinks } from './picture-links.js';

export const MEDIA = Symbol('media');
export type Media = Readonly<{ blobs: Pick<Blobs, 'get' | 'stream'>; links: PictureLinks; clock: Clock }>;

const widths = new Set(['128', '320', '640', '1200']);

/**
 * Cache header for public pictures. A picture never changes under its id but may be removed, so shared caches
 * revalidate after a minute.
 */
const PUBLIC = 'public, max-age=86400, s-maxage=60';
const PRIVATE = 'private, max-age=86400';

@Controller('media')
export class MediaController {
  constructor(@Inject(MEDIA) private readonly media: Media) {}

  @Get(':image/:file')
  async picture(
    @Param('image') image: string,
    @Param('file') file: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { blobs, links, clock } = this.media;
    const width = /^(\d+)\.webp$/.exec(file)?.[1] ?? '';
    // Prevent caches from storing a 404, because a hidden picture may become visible again.
    void reply.header('cache-control', 'no-store');
    if (!ImageId.safeParse(image).success || !widths.has(width)) throw new ApiError('not_found');
    const opened = links.opens(image, query, clock.now());
    const mark = await blobs.get(hiddenKey(image));
    if (mark && opened !== 'barred' && (opened === null || markIn(mark.body) === 'barred'))
      throw new ApiError('not_found');
    const picture = await blobs.stream(pictureKey(image, Number(width)));
    if (!picture) throw new ApiError('not_found');
    const tag = `"${image}-${width}"`;
    void reply.header('etag', tag).header('cache-control', opened ? PRIVATE : PUBLIC);
    if (request.headers['if-none-match'] === tag) {
      picture.body.destroy();
      return void reply.status(304).send();
    }
    void reply
      .type(picture.contentType)
      .header('content-length', picture.size)
      .header('x-content-type-options', 'nosniff')
      .send(picture.body);
  }
}
