import { isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { callerIdOf, refuse, type CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import type { UnavailabilityEvent } from '@lendring/contracts/request/unavailability.js';
import { unavailabilityProblem } from '@lendring/contracts/rules/unavailability.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { createKeyedMutex } from '@lendring/platform/base/keyed-mutex.js';
import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { oneUnit } from '../calendar/calendar.aggregate.js';
import type { Ports } from '../ports.js';
import { applyTo, type Target } from './apply.js';
import { change, enter, freeDay, personIn, remove, unitsProblem } from './decide.js';
import type { UnavailabilityDocument } from './projection.js';
import { unavailabilityQueryHandlers } from './queries.js';
import { noRoomFor } from './room.js';
import { targetsOf } from './targets.js';
import { unavailabilityAggregate, type Unavailability } from './unavailability.aggregate.js';
import type { WaitingEntries } from './waiting-entries.js';
import { whenAnEntryChangesThenBlock } from './when-an-entry-changes-then-block.js';
import { whenAnOfferIsPublishedThenBlock } from './when-an-offer-is-published-then-block.js';

type Deps = Pick<Ports, 'commands' | 'read' | 'ownOffers' | 'caughtUp'> & Readonly<{ waiting: WaitingEntries }>;
type Handlers = CommandHandlers<typeof requestApi>;

/** Calendars that follow an entry before it is answered; the others follow in the background. */
const AT_ONCE = 20;

/** Milliseconds for which an entry waits while others of its owner are counted and stored. */
const PATIENCE_MS = 60_000;

/** Days on which some or all offers of a provider are unavailable (spec §3 "Calendar entry"). */
export const unavailability = (deps: Deps) => {
  const { commands, read, ownOffers, caughtUp, waiting } = deps;
  /** Entries of one owner are stored one after the other, so that parallel ones do not pass the limits. */
  const inTurn = createKeyedMutex(PATIENCE_MS);

  /** Entries of an owner that were not removed. */
  const entriesOf = async (vendorId: string): Promise<readonly UnavailabilityDocument[]> => {
    await caughtUp();
    const found: UnavailabilityDocument[] = [];
    for await (const entry of eachOf(read.unavailabilities, 'entryId', (after) => ({
      vendorId,
      removed: false,
      ...after,
    })))
      found.push(entry);
    return found;
  };

  /** Units of the only offer of an entry, for the check of its units. */
  const quantities = async (offerIds: readonly string[] | null) => {
    const [only] = offerIds?.length === 1 ? offerIds : [];
    const { quantity } = (only !== undefined && (await read.calendars.get(only))?.capacity) || oneUnit;
    return (offerId: string): number => (offerId === only ? quantity : oneUnit.quantity);
  };

  /** The policy applies what fails here, and forgets then that it was waited for. */
  const inBackground = async (entryId: string, targets: readonly Target[], call: CommandCall): Promise<void> => {
    try {
      const applying = { ...call, commandId: derivedId(call.commandId, 'apply later') };
      const answer = await applyTo(commands, entryId, targets, applying);
      if (answer?.ok !== false) await waiting.end(call);
    } catch {
      // The policy applies the entry as well, and logs why it cannot.
    }
  };

  /**
   * Stores a change of an entry, and answers with the position of the last calendar that follows at once. Calendars that
   * follow later are waited for by the commands that decide on them, in every replica.
   */
  const storedAndApplied = async (
    entryId: string,
    targets: readonly Target[],
    call: CommandCall,
    store: () => Promise<CommandAnswer>,
  ): Promise<CommandAnswer> => {
    const later = targets.slice(AT_ONCE);
    if (later.length > 0) await waiting.add(call, entryId, later);
    const answer = await store();
    if (!answer.ok) {
      if (later.length > 0) await waiting.end(call);
      return answer;
    }
    const applying = { ...call, commandId: derivedId(call.commandId, 'apply') };
    const last = await applyTo(commands, entryId, targets.slice(0, AT_ONCE), applying);
    if (later.length > 0) void inBackground(entryId, later, call);
    return last?.ok && last.position > answer.position ? last : answer;
  };

  /** Offers that an entry concerns before a change; none for strangers, whose change is refused. */
  const having = async (entryId: string, call: CommandCall): Promise<readonly Target[]> => {
    await caughtUp();
    const entry = await read.unavailabilities.get(entryId);
    if (entry?.vendorId !== callerIdOf(call)) return [];
    return entry.applied.map((offerId) => ({ offerId, zone: null }));
  };

  const changed = async (
    entryId: string,
    call: CommandCall,
    decide: (state: Unavailability) => Decision<readonly UnavailabilityEvent[], RequestRefusal>,
  ): Promise<CommandAnswer> =>
    storedAndApplied(entryId, await having(entryId, call), call, () =>
      commands.on(unavailabilityAggregate, entryId, call, decide),
    );

  const handlers: Pick<
    Handlers,
    'enterUnavailability' | 'changeUnavailability' | 'freeUnavailableDay' | 'removeUnavailability'
  > = {
    async enterUnavailability({ entryId, offerIds, days, note, kind, name, units }, call) {
      const vendorId = callerIdOf(call);
      if (!vendorId) return refuse<RequestRefusal>('not_owner');
      const own = await ownOffers(vendorId);
      const zones = new Map(own.map(({ offerId, zone }) => [offerId, zone]));
      const first = offerIds ? offerIds.map((offerId) => zones.get(offerId))[0] : own[0]?.zone;
      const zone = first ?? OPERATOR_TIME_ZONE;
      const store = () =>
        commands.execute<RequestRefusal>(call, async (unit) => {
          const { state } = await unit.load(unavailabilityAggregate, entryId);
          if (!state.entered) {
            if (offerIds?.some((offerId) => !zones.has(offerId))) return refused('not_owner');
            const today = dayIn(call.at, zone);
            const problem = unavailabilityProblem(days, today);
            if (problem) return refused(problem);
            const entry = { entryId, offerIds, days, freed: [] };
            const noRoom = noRoomFor(entry, await entriesOf(vendorId), today);
            if (noRoom) return noRoom;
            const many = unitsProblem({ offerIds, units }, await quantities(offerIds));
            if (many) return many;
          }
          const entered = {
            entryId,
            vendorId,
            offerIds,
            days,
            note: note || null,
            kind,
            name: personIn({ kind, name }),
            zone,
            ...(units !== null && { units }),
          };
          const outcome = enter(state, entered);
          if (!isRefused(outcome)) unit.append(unavailabilityAggregate, entryId, outcome.events);
          return outcome;
        });
      const targets = await targetsOf(
        { ownOffers: async () => own },
        { vendorId, offerIds, applied: [], removed: false },
      );
      return storedAndApplied(entryId, targets, call, () => inTurn(vendorId, store));
    },
    freeUnavailableDay: ({ entryId, day }, call) =>
      changed(entryId, call, (state) => freeDay(state, { day, userId: callerIdOf(call) })),
    removeUnavailability: ({ entryId }, call) =>
      changed(entryId, call, (state) => remove(state, { userId: callerIdOf(call) })),
    async changeUnavailability({ entryId, note, ...changes }, call) {
      const userId = callerIdOf(call);
      const offers = userId ? await ownOffers(userId) : [];
      const own = new Set(offers.map(({ offerId }) => offerId));
      const store = () =>
        commands.on<Unavailability, UnavailabilityEvent, RequestRefusal>(
          unavailabilityAggregate,
          entryId,
          call,
          async (state) => {
            const quantityOf = await quantities(changes.offerIds ?? state.entered?.offerIds ?? null);
            const today = dayIn(call.at, state.entered?.zone ?? OPERATOR_TIME_ZONE);
            const decision = change(state, {
              userId,
              changes: { ...changes, ...(note !== undefined && { note: note || null }) },
              owns: (offerId) => own.has(offerId),
              quantityOf,
              today,
            });
            if (isRefused(decision) || decision.events.length === 0 || !state.entered) return decision;
            const { offerIds, days } = { ...state.entered, ...changes };
            const entry = { entryId, offerIds, days, freed: state.freed };
            return noRoomFor(entry, await entriesOf(state.entered.vendorId), today) ?? decision;
          },
        );
      await caughtUp();
      const entry = await read.unavailabilities.get(entryId);
      const { offerIds } = changes;
      const targets =
        entry?.vendorId === userId
          ? await targetsOf(
              { ownOffers: async () => offers },
              { ...entry, ...(offerIds !== undefined && { offerIds }) },
            )
          : [];
      return storedAndApplied(entryId, targets, call, () => (userId ? inTurn(userId, store) : store()));
    },
  };

  return {
    commands: handlers,
    queries: unavailabilityQueryHandlers(read),
    policies: [whenAnEntryChangesThenBlock(deps)],
    reactions: [whenAnOfferIsPublishedThenBlock(deps)],
  } satisfies Capability;
};
