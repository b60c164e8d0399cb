import { Controller, Get, Inject, Param, Query, Res, UseGuards } from '@nestjs/common';
import { LabelsQuery } from '@lendring/contracts/http/pieces.js';
import { OfferId } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { FastifyReply } from 'fastify';
import { AccessGuard, Calling, CallNamed } from '../calls/access.guard.js';
import type { Caller } from '../caller/handlers.js';
import type { HeavyTurns } from '../calls/heavy-calls.js';
import { ApiError } from '../errors/api-error.js';
import { validate } from '../errors/validate.js';
import { peopleOf } from '../shapes/people.js';
import { readPieces } from './pieces.js';

export const OFFER_LABELS = Symbol('offer labels');
export type OfferLabelsOptions = Readonly<{ apis: ServiceApis; publicUrl: string; turns: HeavyTurns }>;

@Controller('v1')
export class OfferLabelsController {
  constructor(@Inject(OFFER_LABELS) private readonly options: OfferLabelsOptions) {}

  /** Labels of an own offer as PDF, with the short link (ADR 2) of the offer or the piece as QR code. */
  @Get('offer_labels/:id')
  @UseGuards(AccessGuard)
  @CallNamed('offerPieces')
  async labels(
    @Param('id') id: string,
    @Query() query: unknown,
    @Calling() caller: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { apis, publicUrl, turns } = this.options;
    const offerId = OfferId.safeParse(id);
    if (!offerId.success) throw new ApiError('offer_not_found');
    const { format, start, pieces: chosen, count, owner } = validate(LabelsQuery, query);
    const { title, pieces, ownerId } = await readPieces(apis, caller, offerId.data);
    const ids = chosen === undefined ? null : new Set(chosen.split(',').map(Number));
    const wanted = pieces.filter(({ pieceId }) => ids?.has(pieceId) ?? true);
    if (ids && wanted.length < ids.size) throw new ApiError('piece_not_found');
    const people = owner === '1' ? await peopleOf(apis, caller, [ownerId]) : null;
    const person = people?.get(ownerId);
    const link = `${publicUrl}/i/${offerId.data}`;
    // Lazy import: the PDF library is as large as some services.
    const { renderLabels } = await import('./label-pages.js');
    // A sheet costs up to a second of the processor.
    const pdf = await turns(caller, () =>
      renderLabels({
        format,
        start,
        labels:
          wanted.length > 0
            ? wanted.map(({ pieceId, number }) => ({ number, url: `${link}/${pieceId}` }))
            : Array.from({ length: count }, () => ({ number: null, url: link })),
        title,
        owner: person?.company ?? person?.nickname ?? null,
        lang: caller.locale,
        at: new Date(caller.at),
      }),
    );
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="labels-${offerId.data}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  }
}
