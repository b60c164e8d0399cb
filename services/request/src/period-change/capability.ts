import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { isOngoing, statusAt } from '@lendring/contracts/request/lifecycle.js';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { alwaysOpen } from '@lendring/contracts/rules/opening-days.js';
import { wishOf } from '@lendring/contracts/rules/picked-days.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { equalRequest } from '../asking/equal-requests.js';
import { periodOf } from '../asking/period.js';
import { calendarAggregate, oneUnit } from '../calendar/calendar.aggregate.js';
import { asOf } from '../calendar/decide.js';
import { bounded, takenIn } from '../calendar/queries.js';
import type { Ports } from '../ports.js';
import { movingStep, worded } from '../request/booking.js';
import { changeTogether } from '../request/change.js';
import { sideOf, unlessSuspended } from '../request/decide.js';
import { changing, isOtherSuspended, offerHoldOf } from '../request/request-commands.js';
import { requestAggregate, type Asked } from '../request/request.aggregate.js';
import * as decide from './decide.js';

type Deps = Pick<
  Ports,
  'commands' | 'load' | 'read' | 'offerTerms' | 'openingOf' | 'offerHold' | 'isBlockedPair' | 'suspensionOf'
>;
type Names = 'proposePeriod' | 'answerPeriod' | 'takeBackPeriod';

/** Latest instant; the range of the query ends after two years. */
const LAST = '9999-12-31T00:00:00.000Z';

const ongoing = ['open', 'agreed'] as const;

/** Refusal of a period for which the creator has another open request. */
const askedTwice = (request: Asked, userId: string | null) =>
  refused(sideOf(request, userId) === 'vendor' ? 'equal_request_open' : 'asked_already');

/** Another period for an open or agreed request: one side proposes it, the other agrees or declines (ADR 162). */
export const periodChange = (deps: Deps) => {
  const { commands, load, read, offerTerms, openingOf, isBlockedPair, suspensionOf } = deps;
  const change = changing(deps);
  const holdOf = offerHoldOf(deps, ongoing);
  const otherSuspended = isOtherSuspended(deps, ongoing);

  const obstacles = async (unit: Unit, data: Readonly<{ requestId: string }>, call: CommandCall) => ({
    offerHeld: await holdOf(unit, data.requestId),
    otherSuspended: await otherSuspended(unit, data, call),
  });

  /**
   * Current rules of the offer and its owner's opening times. Without an offer any more, the calendar alone decides.
   */
  const timesOf = async ({ offerId, ownerId, terms }: Pick<Asked, 'offerId' | 'ownerId' | 'terms'>) => {
    const [offer, opening] = await Promise.all([
      offerTerms(offerId, ownerId, true),
      openingOf(ownerId, terms.placeId ?? null),
    ]);
    return { rules: offer?.bookingRules ?? noBookingRules, opening };
  };

  const handlers: Pick<CommandHandlers<typeof requestApi>, Names> = {
    async proposePeriod({ requestId, wish: picked, shown }, call) {
      const known = await load(requestAggregate, requestId);
      const isParty = known.stage !== 'absent' && sideOf(known, callerIdOf(call)) !== null;
      const times = isParty ? await timesOf(known) : { rules: noBookingRules, opening: alwaysOpen };
      const wish =
        picked.kind === 'picked' ? wishOf(picked, isParty ? known.terms.pricing.rentType : undefined) : picked;
      const period = isParty ? periodOf(wish, known.period.zone) : null;
      return commands.execute(call, async (unit) => {
        const decision = decide.propose({
          ...times,
          ...(await obstacles(unit, { requestId }, call)),
          period,
          shown,
          locale: call.locale,
        });
        const outcome = await changeTogether(unit, decision, { requestId }, call, isBlockedPair);
        const { state } = await unit.load(requestAggregate, requestId);
        if (isRefused(outcome) || state.stage === 'absent' || !period) return outcome;
        if (state.stage === 'open' && (await equalRequest(unit, { ...state, period }, call.at)).isOpen)
          return askedTwice(state, callerIdOf(call));
        const calendar = await unit.load(calendarAggregate, state.offerId);
        const booking = movingStep({ ...state, period })(asOf(calendar.state, call.at), call.at);
        return isRefused(booking) ? worded(booking, sideOf(state, callerIdOf(call))) : outcome;
      });
    },

    answerPeriod: ({ requestId, proposalId, agrees }, call) =>
      agrees
        ? commands.execute(call, async (unit) => {
            const userId = callerIdOf(call);
            // Suspended users may decline, so that the BFF admits them to this command.
            const suspension = userId === null ? null : await suspensionOf(userId);
            const decision = unlessSuspended(suspension, decide.agree(await obstacles(unit, { requestId }, call)));
            return changeTogether(unit, decision, { requestId, proposalId }, call, isBlockedPair);
          })
        : change(decide.decline)({ requestId, proposalId }, call),

    takeBackPeriod: change(decide.takeBack),
  };

  const queries: Pick<ServiceHandlers<typeof requestApi>['queries'], 'periodChoice'> = {
    async periodChoice({ requestId }, context) {
      const request = await read.requests.get(requestId);
      const userId = callerIdOf(context);
      if (!request || !sideOf(request, userId) || !isOngoing(statusAt(request, context.at))) return null;
      const [{ rules, opening }, calendar] = await Promise.all([timesOf(request), read.calendars.get(request.offerId)]);
      const others = calendar && { ...calendar, taken: calendar.taken.filter(({ key }) => key !== requestId) };
      const from = request.period.start < context.at ? request.period.start : context.at;
      return {
        rules: { ...rules, preparation: request.terms.preparation ?? noBookingRules.preparation },
        opening: {
          week: opening.week && opening.week.map((spans) => [...spans]),
          exceptions: opening.exceptions.map((one) => ({ ...one, spans: [...one.spans] })),
        },
        stock: calendar?.capacity.quantity ?? oneUnit.quantity,
        taken: others
          ? takenIn(asOf(others, context.at), bounded({ from, to: LAST }), userId).map((one) => ({
              start: one.start,
              end: one.end,
              reason: one.reason,
              units: one.units,
            }))
          : [],
        pricings: [...decide.pricingsOf(request.terms)],
      };
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
