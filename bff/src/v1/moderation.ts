import type { CaseShape, moderationCalls } from '@lendring/contracts/http/moderation.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { Subject } from '@lendring/contracts/moderation/subject.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { networkOf } from '@lendring/platform/guessing/network.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted, found } from '../api/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../api/handlers.js';
import { optional } from '../api/optional.js';
import type { FileLinks } from '../files/file-links.js';
import type { PictureLinks } from '../media/picture-links.js';
import type { PictureUrl } from '../shapes/picture.js';
import { caseRowShape, caseShape, ownDecisionShape, peopleIn, peopleInRow } from '../shapes/case.js';
import { peopleOf } from '../shapes/people.js';
import { transparencyShape } from '../shapes/transparency.js';
import { pagingOf } from './paging.js';

/** `evidence`: addresses of the pictures of a case. */
type Deps = Readonly<{ doors: Doors; links: PictureLinks; evidence: FileLinks }>;

/** Addresses of a case's pictures stay the same for ten minutes, so that a page that asks again loads none anew. */
const sinceTenMinutes = (at: string): string => `${at.slice(0, 15)}0:00.000Z`;

/** Reports, cases, decisions and complaints; the moderation service decides who may do what. */
export const moderationHandlers = ({ doors, links, evidence }: Deps): Handlers<keyof typeof moderationCalls> => {
  const { commands, queries } = doors.moderation;

  const readCase = async (caller: Caller, caseId: string, after?: Position): Promise<CaseShape> => {
    const view = found(await queries.case({ caseId }, queryContext(caller, after)), 'case_not_found');
    const people = await peopleOf(doors, caller, peopleIn(view));
    const { session, userId: staff } = caller;
    const at = sinceTenMinutes(caller.at);
    const url: PictureUrl = (imageId) => evidence.signed({ id: `${caseId}/${imageId}`, session, at, staff });
    return caseShape(view, people, url, caller.at);
  };

  return {
    reportable: async ({ query: { kind, id } }, caller) => {
      // An id of another form is one that never was.
      const subject = Subject.safeParse({ kind, id }).data ?? null;
      const seen = subject && (await queries.reportable({ subject }, queryContext(caller)));
      return found(seen, 'report_subject_not_found');
    },
    report: async ({ body: { subject, type_id: typeId, description, contact } }, caller) => {
      const reportId = derivedId(caller.commandId, 'report');
      const asked = { reportId, subject, typeId, description, contact, network: networkOf(caller.address) };
      accepted(await commands.report(asked, commandContext(caller)));
      return { report_id: reportId };
    },
    reportQueue: async (
      { query: { state, number, kind, type_id: typeId, assigned, user_id: ownerId, trusted, sort, page, size } },
      caller,
    ) => {
      const filter = { state, number, kind, typeId, assigned, ownerId, ...(trusted && { trusted: true as const }) };
      const answer = await queries.queue({ filter, sort, paging: { page, size } }, queryContext(caller));
      const people = await peopleOf(doors, caller, answer.items.flatMap(peopleInRow));
      return { cases: answer.items.map((row) => caseRowShape(row, people, caller.at)), paging: pagingOf(answer) };
    },
    reportWaiting: async (_, caller) => {
      const [{ byUrgency, ...waiting }, ads, traders] = await Promise.all([
        queries.waiting({}, queryContext(caller)),
        optional(caller, null, () => doors.billing.queries.adsWaiting({}, queryContext(caller))),
        optional(caller, null, () =>
          doors.account.queries.traders({ state: 'unchecked', paging: { page: 1, size: 1 } }, queryContext(caller)),
        ),
      ]);
      return {
        ...waiting,
        by_urgency: byUrgency.map((cases, n) => ({ urgency: n + 1, cases })),
        ads: ads?.count ?? null,
        traders: traders?.total ?? null,
      };
    },
    reportCase: ({ id }, caller) => readCase(caller, id),
    openReportCase: async ({ id: caseId }, caller) => {
      accepted(await commands.noteReading({ caseId }, commandContext(caller)));
    },
    raiseCase: async ({ id: userId, body: { reason } }, caller) => {
      const after = accepted(await commands.raiseCase({ userId, reason }, commandContext(caller)));
      const caseId = found(await queries.caseAbout({ userId }, queryContext(caller, after)), 'case_not_found');
      return { case_id: caseId };
    },
    assignCase: async ({ id: caseId, body: { to } }, caller) =>
      readCase(caller, caseId, accepted(await commands.assign({ caseId, to }, commandContext(caller)))),
    decideCase: async ({ id: caseId, body }, caller) => {
      const { after, outcome, measures, ground, facts } = body;
      const verdict = {
        outcome,
        measures,
        ground,
        facts,
        noteToVendor: body.note_to_vendor,
        noteToReporter: body.note_to_reporter,
        internalNote: body.internal_note,
        unfounded: body.unfounded,
      };
      return readCase(
        caller,
        caseId,
        accepted(await commands.decide({ caseId, after, verdict }, commandContext(caller))),
      );
    },
    confirmSuspension: async ({ id: caseId, body: { decision_id: decisionId } }, caller) =>
      readCase(
        caller,
        caseId,
        accepted(await commands.confirmSuspension({ caseId, decisionId }, commandContext(caller))),
      ),
    answerComplaint: async ({ id: caseId, body: { complaint_id: complaintId, ...answer } }, caller) =>
      readCase(
        caller,
        caseId,
        accepted(await commands.answerComplaint({ caseId, complaintId, ...answer }, commandContext(caller))),
      ),
    ownReports: async (_, caller) => ({
      reports: (await queries.reports({}, queryContext(caller))).map(({ reportId, typeId, decision, ...same }) => ({
        ...same,
        report_id: reportId,
        type_id: typeId,
        decision: decision && { decision_id: decision.decisionId, outcome: decision.outcome, at: decision.at },
      })),
    }),
    ownDecisions: async (_, caller) => ({
      decisions: (await queries.decisions({}, queryContext(caller))).map((one) =>
        ownDecisionShape(one, links.signedForOwner(caller.at)),
      ),
    }),
    ownDecision: async ({ id: decisionId }, caller) =>
      ownDecisionShape(
        found(await queries.decision({ decisionId }, queryContext(caller)), 'decision_not_found'),
        links.signedForOwner(caller.at),
      ),
    complain: async ({ id: decisionId, body: { text } }, caller) => {
      const after = accepted(await commands.complain({ decisionId, text }, commandContext(caller)));
      return ownDecisionShape(
        found(await queries.decision({ decisionId }, queryContext(caller, after)), 'decision_not_found'),
        links.signedForOwner(caller.at),
      );
    },
    decisionByLink: async ({ id: token }, caller) =>
      ownDecisionShape(
        found(await queries.decisionByLink({ token }, queryContext(caller)), 'decision_not_found'),
        links.signed(caller.at),
      ),
    complainByLink: async ({ id: token, body: { text } }, caller) => {
      const network = networkOf(caller.address);
      const after = accepted(await commands.complainByLink({ token, text, network }, commandContext(caller)));
      return ownDecisionShape(
        found(await queries.decisionByLink({ token }, queryContext(caller, after)), 'decision_not_found'),
        links.signed(caller.at),
      );
    },
    transparency: async (_, caller) => transparencyShape(await queries.transparency({}, queryContext(caller))),
  };
};
