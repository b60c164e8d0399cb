import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { OfferHold } from '@lendring/contracts/offer/hold.js';
import type { requestDoor } from '@lendring/contracts/request/queries.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import { statusAt } from '@lendring/contracts/rules/request-lifecycle.js';
import { wishOf } from '@lendring/contracts/rules/picked-days.js';
import { wishProblem } from '@lendring/contracts/rules/wish.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { isAway } from '@lendring/platform/rpc/door-errors.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { askingId } from '../asking-id.js';
import { calendarAggregate } from '../calendar/calendar.js';
import { block, clash, unblock } from '../calendar/decide.js';
import { answerByOf, periodOf } from '../period.js';
import type { Ports } from '../ports.js';
import { leaving } from './leave.js';
import * as decide from '../request/decide.js';
import { askLimits, askerAggregate, countAsk, type Asker } from '../request/asker.js';
import { askingAggregate } from '../request/asking.js';
import { ask } from '../request/decide-ask.js';
import { requestAggregate } from '../request/request.js';
import { change, changeTogether, partiesStay } from './change.js';
import { heldAsNoted } from './held-as-noted.js';
import { openTo } from './filters.js';

const userOf = ({ actor }: CommandContext): string | null => (actor.kind === 'user' ? actor.userId : null);

/** The commands behind the door: each loads, decides and appends in one try of the command handler. */
export const requestCommandHandlers = ({
  commands,
  read,
  offerTerms,
  offerHold,
  completeness,
  caughtUp,
  leadersOf,
  areApart,
}: Ports): CommandHandlers<typeof requestDoor> => {
  const changing =
    <Data extends { readonly requestId: string }>(decision: decide.Decide<Data>) =>
    (data: Data, call: CommandCall): Promise<CommandAnswer> =>
      commands.execute(call, (unit) => change(unit, decision, data, call));
  const changingTogether =
    <Data extends { readonly requestId: string }>(decision: decide.Decide<Data>) =>
    (data: Data, call: CommandCall): Promise<CommandAnswer> =>
      commands.execute(call, (unit) => changeTogether(unit, decision, data, call, areApart));
  /** Asked for what is open alone: what is agreed goes on, whatever becomes of the offer. */
  const holdOf = async (unit: Unit, requestId: string): Promise<OfferHold | null> => {
    const { state } = await unit.load(requestAggregate, requestId);
    if (state.stage !== 'open') return null;
    try {
      return await offerHold(state.offerId);
    } catch (error) {
      // Open requests go on without the offer service, by what it said last.
      if (isAway(error)) return heldAsNoted(state);
      throw error;
    }
  };
  /** Open requests of a person; those that the read model does not know yet count as open. */
  const openOf = async (creatorId: string, { asked }: Asker, at: string): Promise<number> => {
    if (asked.length < askLimits.open) return 0;
    const [known, open] = await Promise.all([
      read.requests.getMany(asked.map(({ requestId }) => requestId)),
      read.requests.count(openTo(creatorId, at)),
    ]);
    return open + asked.length - known.length;
  };
  const shareAddress = changing(decide.shareAddress);
  const shareTogether = changingTogether(decide.shareAddress);

  return {
    async ask(data, call) {
      const { requestId, offerId, pricingId, wish: picked } = data;
      const { at, commandId } = call;
      const creatorId = userOf(call);
      const [terms, creator] = await Promise.all([
        offerTerms(offerId, creatorId),
        creatorId ? completeness(creatorId) : null,
      ]);
      const isApart = terms && creatorId ? await areApart(terms.ownerId, creatorId) : false;
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
          period,
          answerBy,
          messageId: commandId,
          at,
        });
        if (isRefused(outcome) || !period || !creatorId) return outcome;
        const calendar = await unit.load(calendarAggregate, offerId);
        const taken = clash(calendar.state, period);
        if (taken) return taken;
        const gone = await partiesStay(unit, terms?.ownerId ?? '', creatorId);
        if (gone) return gone;
        if (isApart) return refused('people_apart');
        const asking = await unit.loadNew(askingAggregate, askingId(creatorId, offerId, period));
        const before =
          asking.state.requestId === null ? null : (await unit.load(requestAggregate, asking.state.requestId)).state;
        if (before && before.stage !== 'absent' && statusAt(before, at) === 'open') return refused('asked_already');
        const asker = await unit.load(askerAggregate, creatorId);
        const by = { requestId, userId: creatorId, at, locale: call.locale };
        const counted = countAsk(asker.state, by, await openOf(creatorId, asker.state, at));
        if (isRefused(counted)) return counted;
        unit.append(askerAggregate, creatorId, counted.events);
        unit.append(askingAggregate, asking.id, [{ type: 'WishAsked', data: { requestId } }]);
        unit.append(requestAggregate, requestId, outcome.events);
        return outcome;
      });
    },
    accept: (data, call) =>
      commands.execute(call, async (unit) =>
        changeTogether(unit, decide.accept(await holdOf(unit, data.requestId)), data, call, areApart),
      ),
    decline: changing(decide.decline),
    withdraw: changing(decide.withdraw),
    async takeOver(data, call) {
      const userId = userOf(call);
      // Which group it is asked for in never changes, so the list may be behind.
      const groupId = (await read.requests.get(data.requestId))?.belongsTo;
      const isLed = groupId && userId ? (await leadersOf(groupId)).includes(userId) : false;
      return commands.execute(call, async (unit) => {
        const held = await holdOf(unit, data.requestId);
        const decision = decide.takeOver((asked) => isLed && asked === groupId, held);
        return changeTogether(unit, decision, data, call, areApart);
      });
    },
    cancel: changing(decide.cancel),
    handBack: changing(decide.handBack),
    complete: changing(decide.complete),
    shareAddress: (data, call) => (data.shared ? shareTogether : shareAddress)(data, call),
    say: changingTogether(decide.say),
    markRead: changing(decide.markRead),
    archive: changing(decide.archive),
    rate: changingTogether(decide.rate),
    answerRating: changingTogether(decide.answerRating),
    expire: changing(decide.expire),
    showRatings: changing(decide.showRatings),
    leave: leaving({ commands, requests: read.requests, caughtUp }),

    async block(data, call) {
      const { blockId, offerId, wish } = data;
      const vendorId = userOf(call);
      const terms = await offerTerms(offerId, vendorId);
      return commands.execute<RequestRefusal>(call, async (unit) => {
        const calendar = await unit.load(calendarAggregate, offerId);
        if (!terms) return refused('offer_not_available');
        if (!vendorId || terms.ownerId !== vendorId) return refused('not_owner');
        const problem = wishProblem(wish, dayIn(call.at, terms.zone));
        if (problem) return refused(problem === 'duration_too_long' ? 'block_too_long' : problem);
        const period = periodOf(wish, terms.zone);
        if (!period) return refused('time_does_not_exist');
        const outcome = block(calendar.state, {
          offerId,
          vendorId,
          blockId,
          period,
          note: data.note || null,
          kind: data.kind,
        });
        if (!isRefused(outcome)) unit.append(calendarAggregate, offerId, outcome.events);
        return outcome;
      });
    },
    unblock: (data, call) =>
      commands.on(calendarAggregate, data.offerId, call, (state) => unblock(state, { ...data, userId: userOf(call) })),
  };
};
