import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { eachOf, pagesOf } from '@lendring/platform/read-models/pages-of.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { UnavailabilityDocument } from '../unavailability/projection.js';
import { unavailabilityAggregate } from '../unavailability/unavailability.aggregate.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import type { CalendarDocument } from '../calendar/calendars.js';
import { counterLoanAggregate } from '../counter-loan/counter-loan.aggregate.js';
import { forgetUser } from '../counter-loan/decide.js';
import { ofParty } from '../counter-loan/view.js';
import { erase } from '../pieces/decide.js';
import { piecesAggregate } from '../pieces/pieces.aggregate.js';
import type { PiecesDocument } from '../pieces/projection.js';
import { endAsGone, eraseSide } from './decide.js';
import { leave, partyAggregate } from './party.aggregate.js';
import { changeAllOf, fresh, type PartyDeps } from './requests-of.js';

type Deps = PartyDeps &
  Readonly<{
    calendars: Pick<View<CalendarDocument>, 'find'>;
    unavailabilities: Pick<View<UnavailabilityDocument>, 'find'>;
    pieces: Pick<View<PiecesDocument>, 'find'>;
  }>;

const PAGE = 200;

const eraseNotes = async (
  { commands, calendars, caughtUp }: Deps,
  userId: string,
  call: CommandCall,
): Promise<CommandAnswer | null> => {
  for (;;) {
    const noted = await calendars.find({ filter: { notedBy: userId }, limit: PAGE });
    for (const { offerId } of noted) {
      const answer = await commands.on(calendarAggregate, offerId, fresh(call, { eraseNotes: offerId }), () =>
        decided([{ type: 'BlockNotesErased' as const, data: { offerId, vendorId: userId } }]),
      );
      if (!answer.ok) return answer;
    }
    if (noted.length === 0) return null;
    await caughtUp();
  }
};

/** Erases the people whom a user entered in counter loans, and unlinks the user from those of others. */
const eraseCounterLoans = async (
  { commands, counterLoans }: Deps,
  userId: string,
  call: CommandCall,
): Promise<CommandAnswer | null> => {
  const all = pagesOf(counterLoans, 'loanId', (after) => ({ $and: [ofParty(userId), after] }));
  for await (const page of all)
    for (const { loanId } of page) {
      const answer = await commands.on(
        counterLoanAggregate,
        loanId,
        fresh(call, { eraseCounterLoan: loanId }),
        (loan) => forgetUser(loan, { userId, at: call.at }),
      );
      if (!answer.ok) return answer;
    }
  return null;
};

const eraseEntryNotes = async (
  { commands, unavailabilities }: Deps,
  vendorId: string,
  call: CommandCall,
): Promise<CommandAnswer | null> => {
  const noted = (after: Filter): Filter => ({
    $and: [{ vendorId }, { $or: [{ note: { $ne: null } }, { name: { $ne: null } }] }, after],
  });
  for await (const { entryId } of eachOf(unavailabilities, 'entryId', noted)) {
    const answer = await commands.on(unavailabilityAggregate, entryId, fresh(call, { eraseNotes: entryId }), () =>
      decided([{ type: 'UnavailabilityNoteErased' as const, data: { entryId, vendorId } }]),
    );
    if (!answer.ok) return answer;
  }
  return null;
};

const erasePieces = async (
  { commands, pieces }: Deps,
  ownerId: string,
  call: CommandCall,
): Promise<CommandAnswer | null> => {
  const own = (after: object) => ({ ownerId, count: { $gt: 0 }, ...after });
  for await (const { offerId } of eachOf(pieces, 'offerId', own)) {
    const answer = await commands.on(piecesAggregate, offerId, fresh(call, { erasePieces: offerId }), (state) =>
      erase(state, offerId, call.at),
    );
    if (!answer.ok) return answer;
  }
  return null;
};

/**
 * Erases a user's texts in all their requests and calendars; the other side's texts stay. After a restored backup the
 * user may not have left yet, so open requests and agreed loans end here as well.
 */
export const erasing =
  (deps: Deps) =>
  async (userId: string, call: CommandCall): Promise<CommandAnswer | null> => {
    const left = await deps.commands.on(partyAggregate, userId, fresh(call, { leave: userId }), (party) =>
      leave(party, userId),
    );
    if (!left.ok) return left;
    await deps.caughtUp();
    const refused =
      (await changeAllOf(deps, userId, { stage: { $in: ['open', 'agreed'] } }, endAsGone, call)) ??
      (await changeAllOf(deps, userId, {}, eraseSide, call)) ??
      (await eraseNotes(deps, userId, call)) ??
      (await eraseCounterLoans(deps, userId, call)) ??
      (await eraseEntryNotes(deps, userId, call)) ??
      (await erasePieces(deps, userId, call));
    // Confirm the erasure only after the read models have applied it.
    if (!refused) await deps.caughtUp();
    return refused;
  };
