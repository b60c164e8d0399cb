import { Controller, Get, Inject, Param, Query, Res, UseGuards } from '@nestjs/common';
import { LabelsQuery, ManyLabelsQuery } from '@lendring/contracts/http/pieces.js';
import { OfferId } from '@lendring/contracts/kernel/ids.js';
import { manyLabels } from '@lendring/contracts/rules/labels.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { FastifyReply } from 'fastify';
import { AccessGuard, Calling, CallNamed } from '../calls/access.guard.js';
import type { Caller } from '../caller/handlers.js';
import type { HeavyTurns } from '../calls/heavy-calls.js';
import { ApiError } from '../errors/api-error.js';
import { validate } from '../errors/validate.js';
import { whileConnected } from '../http/while-connected.js';
import { peopleOf } from '../shapes/people.js';
import type { Label, Labels } from './label-pages.js';
import { readPieces } from './pieces.js';

export const OFFER_LABELS = Symbol('offer labels');
export type OfferLabelsOptions = Readonly<{ apis: ServiceApis; publicUrl: string; turns: HeavyTurns }>;

type Wanted = Pick<Labels, 'format' | 'start' | 'title'> & Readonly<{ labels: readonly Label[]; owner: '0' | '1' }>;

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
    const offerId = OfferId.safeParse(id);
    if (!offerId.success) throw new ApiError('offer_not_found');
    const { pieces, count, ...form } = validate(LabelsQuery, query);
    const ids = pieces === undefined ? null : new Set(pieces.split(',').map(Number));
    await this.send(reply, offerId.data, async (signal) => {
      const { title, labels } = await this.labelsOf(caller, offerId.data, ids);
      // Labels without a piece are copies of one.
      const [first] = labels;
      const all = first?.number === null ? Array.from({ length: count }, () => first) : labels;
      return this.render(caller, { ...form, title, labels: all }, signal);
    });
  }

  /** Labels of several own offers in one file: one for each piece, or for an offer without pieces. */
  @Get('offer_labels')
  @UseGuards(AccessGuard)
  @CallNamed('offerPieces')
  async labelsOfMany(@Query() query: unknown, @Calling() caller: Caller, @Res() reply: FastifyReply): Promise<void> {
    const { offers, ...form } = validate(ManyLabelsQuery, query);
    await this.send(reply, 'offers', async (signal) => {
      const labels: Label[] = [];
      for (const id of new Set(offers.split(',').map((one) => OfferId.parse(one)))) {
        signal.throwIfAborted();
        labels.push(...(await this.labelsOf(caller, id, null)).labels);
      }
      const { labels: max } = manyLabels;
      if (labels.length > max) throw new ApiError('labels_too_many', { count: labels.length, max });
      return this.render(caller, { ...form, title: labels[0]?.title ?? '', labels }, signal);
    });
  }

  /** @throws ApiError `offer_not_found`, `not_owner` or `piece_not_found` */
  private async labelsOf(
    caller: Caller,
    offerId: OfferId,
    ids: ReadonlySet<number> | null,
  ): Promise<Readonly<{ title: string; labels: readonly Label[] }>> {
    const { apis, publicUrl } = this.options;
    const { title, pieces } = await readPieces(apis, caller, offerId);
    const wanted = pieces.filter(({ pieceId }) => ids?.has(pieceId) ?? true);
    if (ids && wanted.length < ids.size) throw new ApiError('piece_not_found');
    const url = `${publicUrl}/i/${offerId}`;
    return {
      title,
      labels:
        wanted.length > 0
          ? wanted.map(({ pieceId, number }) => ({ number, url: `${url}/${pieceId}`, title }))
          : [{ number: null, url, title }],
    };
  }

  private async render(caller: Caller, { owner, ...wanted }: Wanted, signal: AbortSignal): Promise<Buffer> {
    const { apis, turns } = this.options;
    const people = owner === '1' && caller.userId ? await peopleOf(apis, caller, [caller.userId]) : null;
    const person = caller.userId ? people?.get(caller.userId) : null;
    // Lazy import: the PDF library is as large as some services.
    const { renderLabels } = await import('./label-pages.js');
    // A sheet costs up to a second of the processor.
    return turns(caller, () =>
      renderLabels(
        { ...wanted, owner: person?.company ?? person?.nickname ?? null, lang: caller.locale, at: new Date(caller.at) },
        signal,
      ),
    );
  }

  /** Sends the file, unless the client hangs up, which ends the work. */
  private async send(reply: FastifyReply, name: string, make: (signal: AbortSignal) => Promise<Buffer>): Promise<void> {
    const pdf = await whileConnected(reply.raw, make);
    if (pdf === null) return;
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="labels-${name}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  }
}
