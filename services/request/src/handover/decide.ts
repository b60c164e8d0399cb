import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { objectionTo, statusAt } from '@lendring/contracts/request/lifecycle.js';
import { areCounts, partsOfUnits } from '@lendring/contracts/rules/handover.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import { completed } from '../agreement/decide.js';
import { asParty, authored, nothing, parties, seenBy, type Data } from '../request/decide.js';
import { depositOf } from './decide-deposit.js';
import {
  answerRecord,
  depositProblem,
  formerKeptOf,
  isOutdated,
  isRepeated,
  missingOf,
  recordedAfter,
  tooOften,
  typedDeposit,
} from './decide-record.js';

/**
 * Records what went out or came back; a repeat of the valid record changes nothing. A return completes a running loan;
 * the borrower can still object to the record.
 */
export const recordHandover = asParty<Data<'recordHandover'>>(
  (request, party, { moment, counts, note: typed, undone, revision, ...deposit }) => {
    const { terms, handovers } = request;
    const objection = objectionTo(`record_${moment}`, seenBy(request, party), party.at);
    if (objection === 'done') return nothing;
    if (objection) return refused(objection);
    const [kit, units] = [terms.parts ?? [], quantityOf(terms)];
    if (!areCounts(counts, partsOfUnits(kit, units))) return refused('parts_differ');
    const secured = typedDeposit({ moment, ...deposit });
    const problem = depositProblem({ moment, ...secured }, depositOf(terms), handovers);
    if (problem) return refused(problem);
    const record = { moment, counts, ...secured, note: typed || null, ...(undone && { undone }) };
    const { at } = party;
    const ending =
      moment === 'back' && !undone && statusAt(request, at) === 'running' ? [completed(request, party)] : [];
    if (isRepeated(handovers, record)) return decided(ending);
    if (isOutdated(handovers, moment, revision)) return refused('record_changed');
    const often = tooOften(request, record);
    if (often) return often;
    const by = authored(request, party.side);
    const after = recordedAfter(request, { ...record, authorId: by.authorId, at });
    const missing = missingOf(kit, units, after.handovers);
    return decided([
      {
        type: 'HandoverRecorded',
        data: {
          ...by,
          ...parties(request),
          ...record,
          ...formerKeptOf(handovers, moment),
          missing: missing.reduce((sum, { count }) => sum + count, 0),
          at,
        },
      },
      ...ending,
    ]);
  },
);

/** Confirms a record or objects to it, once; a repeat of the same answer changes nothing. */
export const answerHandover = asParty<Data<'answerHandover'>>((request, party, answering) => {
  const objection = objectionTo(`answer_${answering.moment}`, seenBy(request, party), party.at);
  if (party.side === 'vendor') return refused('wrong_side');
  const answer = answerRecord(request.handovers, answering, objection === 'done' ? 'record_answered' : objection);
  if (isRefused(answer)) return answer;
  if (answer.events === null) return nothing;
  return decided([
    {
      type: 'HandoverAnswered',
      data: { ...authored(request, party.side), ...parties(request), ...answer.events, at: party.at },
    },
  ]);
});
