import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { alwaysOpen } from '@lendring/contracts/rules/opening-days.js';
import { hasAskRules } from '@lendring/contracts/rules/may-ask.js';
import { wishOf } from '@lendring/contracts/rules/picked-days.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { asOf, clash, neededOf } from '../calendar/decide.js';
import type { Ports } from '../ports.js';
import { partiesStay } from '../request/change.js';
import { openTo } from '../request/filters.js';
import { requestAggregate } from '../request/request.aggregate.js';
import { askLimits, askerAggregate, countAsk, type Asker } from './asker.aggregate.js';
import { askingAggregate } from './asking.aggregate.js';
import { ask } from './decide.js';
import { equalRequest } from './equal-requests.js';
import { answerByOf, periodOf } from './period.js';

type Deps = Pick<
  Ports,
  'commands' | 'read' | 'offerTerms' | 'completeness' | 'askObjection' | 'deliverySteps' | 'openingOf' | 'isBlockedPair'
>;

/** Request an offer: freezes the terms, checks the calendar, and limits open and recent requests (spec §5). */
export const asking = ({
  commands,
  read,
  offerTerms,
  completeness,
  askObjection,
  deliverySteps,
  openingOf,
  isBlockedPair,
}: Deps) => {
  /** Open requests of a user; those missing from the read model count as open. */
  const openOf = async (creatorId: string, { asked }: Asker, at: string): Promise<number> => {
    if (asked.length < askLimits.open) return 0;
    const [known, open] = await Promise.all([
      read.requests.getMany(asked.map(({ requestId }) => requestId)),
      read.requests.count(openTo(creatorId, at)),
    ]);
    return open + asked.length - known.length;
  };

  const handlers: Pick<CommandHandlers<typeof requestApi>, 'ask'> = {
    async ask(data, call) {
      const { requestId, offerId, pricingId, wish: picked } = data;
      const { at, commandId } = call;
      const creatorId = callerIdOf(call);
      const [terms, creator] = await Promise.all([
        offerTerms(offerId, creatorId),
        creatorId ? completeness(creatorId) : null,
      ]);
      const [isBlocked, opening, objection, reached] = await Promise.all([
        terms && creatorId ? isBlockedPair(terms.ownerId, creatorId) : false,
        terms ? openingOf(terms.ownerId, terms.placeId ?? null) : alwaysOpen,
        terms && creatorId && hasAskRules(terms.askRules)
          ? askObjection({ userId: creatorId, rules: terms.askRules, place: terms.place })
          : null,
        terms?.delivery && creatorId && data.delivery
          ? deliverySteps({
              userId: creatorId,
              steps: terms.delivery.steps.map(({ upToKm }) => upToKm),
              place: { point: terms.place.point, radius: terms.place.radius },
            })
          : [],
      ]);
      const pricing = terms?.pricings.find((one) => one.pricingId === pricingId);
      const wish = picked.kind === 'picked' ? wishOf(picked, pricing?.rentType) : picked;
      const period = terms && periodOf(wish, terms.zone);
      const answerBy = period ? answerByOf(period, at) : at;
      return commands.execute(call, async (unit) => {
        const request = await unit.loadNew(requestAggregate, requestId);
        const outcome = ask(request.state, {
          ...data,
          wish,
          creatorId,
          creator,
          terms,
          objection,
          reached,
          period,
          opening,
          answerBy,
          locale: call.locale,
          messageId: commandId,
          at,
        });
        if (isRefused(outcome) || !period || !creatorId) return outcome;
        const calendar = await unit.load(calendarAggregate, offerId);
        const needed = neededOf(period, terms?.bookingRules.preparation, at);
        const taken = clash(asOf(calendar.state, at), needed.period, { units: data.quantity, whole: needed.whole });
        if (taken) return taken;
        const gone = await partiesStay(unit, terms?.ownerId ?? '', creatorId);
        if (gone) return gone;
        if (isBlocked) return refused('people_apart');
        const equal = await equalRequest(unit, { requestId, creatorId, offerId, period }, at);
        if (equal.isOpen) return refused('asked_already');
        const asker = await unit.load(askerAggregate, creatorId);
        const by = { requestId, userId: creatorId, at, locale: call.locale };
        const counted = countAsk(asker.state, by, await openOf(creatorId, asker.state, at));
        if (isRefused(counted)) return counted;
        unit.append(askerAggregate, creatorId, counted.events);
        unit.append(askingAggregate, equal.askingId, [{ type: 'WishAsked', data: { requestId } }]);
        unit.append(requestAggregate, requestId, outcome.events);
        return outcome;
      });
    },
  };
  return { commands: handlers } satisfies Capability;
};
