import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { found } from '../errors/api-error.js';
import { figuresFrom } from '../reporting/own-figures.js';
import { comparedSpan, stepsOf, type Span } from '../reporting/periods.js';

/** Figures of the caller's offers, combined from the offer and the request service (ADR 148). */
export const ownFiguresHandlers = (apis: ServiceApis): Handlers<'ownFigures'> => ({
  ownFigures: async ({ query: { from, to, step, offerId } }, caller) => {
    const span = { from, to };
    const before = comparedSpan(span, 'before') ?? span;
    const today = dayIn(caller.at, OPERATOR_TIME_ZONE);
    const asked = async (days: Span) => {
      const question = { ...days, ...(offerId && { offerId }) };
      const [views, loans] = await Promise.all([
        apis.offer.queries.ownFigures(question, queryContext(caller)),
        apis.request.queries.lendingFigures(question, queryContext(caller)),
      ]);
      const isKnown = offerId === undefined || views.offers.length + loans.offers.length > 0;
      return { isKnown, ...figuresFrom(views, loans, today) };
    };
    const [now, earlier] = await Promise.all([asked(span), asked(before)]);
    found(now.isKnown || earlier.isKnown || null, 'offer_not_found');
    return {
      ...span,
      step,
      rows: stepsOf(span, step).map((row) => ({ ...row, ...now.within(row) })),
      total: now.within(span),
      compared: { ...before, ...earlier.within(before) },
      ...now.byOffer(span),
    };
  },
});
