import { createHmac } from 'node:crypto';
import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { mayDo, type Right } from '@lendring/contracts/kernel/rights.js';
import type { Verdict } from '@lendring/contracts/moderation/decisions.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import { isHeardAnyway } from '@lendring/contracts/reference/report-types.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Brake } from '@lendring/platform/guessing/brake.js';
import type { Allowance } from '@lendring/platform/guessing/throttle.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { caseAggregate, visitorWho, type Case } from '../case/case.js';
import { dayText } from '../day-text.js';
import { unheard } from '../reporter/decide.js';
import { pauseOf, reporterAggregate } from '../reporter/reporter.js';
import { reporterIdOf } from './reporter-id.js';
import { flaggerAggregate } from '../flagger/flagger.js';
import type { FlaggerCommands } from './flaggers.js';
import {
  answerComplaint,
  assign,
  complain,
  confirmSuspension,
  decide,
  noteReading,
  raise,
  report,
  waitsFor,
  wasOverturned,
  type Act,
  type CaseDecision,
} from '../case/decide.js';
import type { Evidence } from '../evidence/evidence.port.js';
import { lift, personAggregate, suspend } from '../person/person.js';
import { caseIdOf } from './case-id.js';
import { withEvidence } from './with-evidence.js';
import { placeholderLeft } from '../template/decide.js';
import type { ReporterCommands } from './reporters.js';
import type { FeedbackCommands } from './feedback-commands.js';
import type { HintCommands } from './hint-commands.js';
import type { TemplateCommands } from './templates.js';
import type { CaseDocument } from '../projections/cases.js';
import type { DecisionDocument } from '../projections/decisions.js';
import type { ReporterLinks } from '../reporter-link.js';
import type { Subjects } from '../subjects.port.js';

type Deps = Readonly<{
  commands: CommandHandler;
  subjects: Pick<Subjects, 'seenBy' | 'rolesOf'>;
  evidence: Pick<Evidence, 'keep'>;
  decisions: Pick<View<DecisionDocument>, 'get'>;
  cases: Pick<View<CaseDocument>, 'find'>;
  load: ServiceCore['load'];
  brake: Brake;
  links: Pick<ReporterLinks, 'read'>;
  /**
   * HMAC key for the digests of visitors' addresses. Addresses are not stored in a stream, so repeated reports are
   * recognised by digest.
   */
  reporterSecret: Uint8Array;
}>;
type Handlers = Omit<
  CommandHandlers<typeof moderationDoor>,
  | 'noteAct'
  | 'noteActRefused'
  | keyof FeedbackCommands
  | keyof HintCommands
  | keyof FlaggerCommands
  | keyof ReporterCommands
  | keyof TemplateCommands
>;

const DAY = 86_400_000;
const MOST_CASES = 200;

/** A burst of ten reports, then one every six minutes. */
const fromNetwork: Allowance = {
  free: limits.reportsPerHour,
  firstSeconds: 60,
  longestSeconds: 3_600,
  forgiveSeconds: 3_600 / limits.reportsPerHour,
};
const complaintsFromNetwork: Allowance = { ...fromNetwork, free: limits.complaintsPerHour };
const toAddress: Allowance = { free: 3, firstSeconds: 600, longestSeconds: 3_600 };

const no = (code: ModerationRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

const visitorOf = (secret: Uint8Array, email: string): string =>
  createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url');

/** End of the suspension in a verdict. A permanent suspension is provisional until a second person confirms it. */
const untilOf = ({ decisions }: Case, { measures: { suspend: wanted } }: Verdict, at: string): string | null => {
  const [last] = decisions.slice(-1);
  const isKept = wanted && last?.measures.suspend?.days === wanted.days && (last.until === null || last.until > at);
  // A repeated verdict keeps its end; a confirmed permanent suspension stays permanent.
  if (isKept) return last.until;
  return wanted && new Date(Date.parse(at) + (wanted.days ?? limits.unconfirmedDays) * DAY).toISOString();
};

/** Command handlers of the moderation API. Callers without the required right get `case_not_found`. */
export const moderationCommandHandlers = (deps: Deps): Handlers => {
  const { commands, subjects, decisions, cases, load, brake, links, reporterSecret } = deps;
  const withRight = async (
    caseId: string,
    call: CommandCall,
    act: (act: Act) => Promise<CommandAnswer>,
    right: Right = 'reports',
  ): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, right)) return no('case_not_found');
    return act({ caseId, by: actor.userId, at });
  };
  const onCase = (caseId: string, call: CommandCall, decideOn: (state: Case, act: Act) => CaseDecision) =>
    withRight(caseId, call, (act) => commands.on(caseAggregate, caseId, call, (state) => decideOn(state, act)));
  /** Whether a moderator took part in an overturned decision about this person, among the latest cases. */
  const isOverturnedAbout = async (ownerId: string, by: string): Promise<boolean> => {
    const about = await cases.find({ filter: { ownerId }, sort: [['lastReportAt', -1]], limit: MOST_CASES });
    const judged = about.filter(({ deciders }) => deciders.some(({ userId }) => userId === by));
    const states = await Promise.all(judged.map(({ caseId }) => load(caseAggregate, caseId)));
    return states.some((state) => wasOverturned(state, by));
  };
  const complainAs = async (by: string, decisionId: string, text: string, call: CommandCall) => {
    const found = await decisions.get(decisionId);
    if (!found) return no('decision_not_found');
    const { caseId } = found;
    const complaint = { complaintId: derivedId(call.commandId, 'complaint'), decisionId, text };
    return commands.execute(call, async (unit) => {
      const { state } = await unit.load(caseAggregate, caseId);
      const made = complain(state, { caseId, by, at: call.at }, complaint);
      if (isRefused(made)) return made;
      const who = visitorWho(state, by);
      const reporter = (await unit.load(reporterAggregate, who ? reporterIdOf(who) : by)).state;
      const paused = pauseOf(reporter, 'complaints', call.at);
      if (paused && waitsFor(state, decisionId, paused.until))
        return refused('complaints_paused', { day: dayText(paused.until, call.locale) });
      unit.append(caseAggregate, caseId, made.events);
      return made;
    });
  };

  return {
    report: async ({ network, reportId, ...asked }, call) => {
      const { subject, typeId, description, contact } = asked;
      const { actor, at, locale } = call;
      const userId = actor.kind === 'user' ? actor.userId : null;
      if (userId === null && !contact) return no('report_contact_needed');
      const seconds = await brake.miss([{ key: `report from ${userId ?? network}`, allowance: fromNetwork }]);
      if (seconds > 0) return no('too_many_reports');
      const seen = await subjects.seenBy(actor, subject, at);
      if (!seen) return no('report_subject_not_found');
      // The address is unverified: accept its reports, but stop sending receipts.
      const isQuiet =
        userId === null &&
        contact !== null &&
        (await brake.miss([{ key: `receipt to ${mailboxOf(contact.email)}`, allowance: toAddress }])) > 0;
      const caseId = caseIdOf(subject, seen.ownerId);
      const by = userId ?? reportId;
      const made = {
        subject,
        reportId,
        typeId,
        description,
        signedIn: userId !== null,
        visitor: userId === null && contact ? visitorOf(reporterSecret, contact.email) : null,
        contact: userId === null ? contact : null,
        locale,
        quiet: isQuiet,
      };
      // A retry of the same click may come from another network.
      return commands.execute({ ...call, asks: { report: asked } }, async (unit) => {
        const { state } = await unit.load(caseAggregate, caseId);
        const who = reporterIdOf({ ...made, reporterId: by });
        const reporter = (await unit.load(reporterAggregate, who)).state;
        const paused = isHeardAnyway(typeId) ? null : pauseOf(reporter, 'reports', at);
        if (paused && userId !== null) return refused('reports_paused', { day: dayText(paused.until, locale) });
        if (paused) {
          // The address is unverified: report the pause to its mailbox only, not to the caller.
          const told = isQuiet ? decided([]) : unheard(reporter, who, at);
          if (!isRefused(told)) unit.append(reporterAggregate, who, told.events);
          return told;
        }
        const trusted = userId !== null && (await unit.load(flaggerAggregate, userId)).state.current !== null;
        const decision = await withEvidence(deps, { caseId, subject, as: actor, at }, state, seen, (shown) =>
          report(state, { caseId, by, at }, { ...made, ...shown, trusted }),
        );
        if (!isRefused(decision)) unit.append(caseAggregate, caseId, decision.events);
        return decision;
      });
    },
    raiseCase: async ({ userId, reason }, call) => {
      const subject = { kind: 'user' as const, id: userId };
      const caseId = caseIdOf(subject, userId);
      return withRight(caseId, call, async (act) => {
        const seen = await subjects.seenBy(call.actor, subject, call.at);
        if (!seen) return no('report_subject_not_found');
        if (await isOverturnedAbout(userId, act.by)) return no('decision_other_person');
        return commands.execute(call, async (unit) => {
          const { state } = await unit.load(caseAggregate, caseId);
          const looked = { caseId, subject, as: call.actor, at: call.at };
          const decision = await withEvidence(deps, looked, state, seen, (shown) =>
            raise(state, act, { subject, ...shown, reason }),
          );
          if (!isRefused(decision)) unit.append(caseAggregate, caseId, decision.events);
          return decision;
        });
      });
    },
    assign: async ({ caseId, to }, call) => {
      if (to !== null && !mayDo(await subjects.rolesOf(to, call.at), 'reports')) return no('assignee_no_right');
      return onCase(caseId, call, (state, act) => assign(state, act, to));
    },
    decide: ({ caseId, after, verdict }, call) =>
      withRight(caseId, call, (act) =>
        commands.execute(call, async (unit) => {
          const { state } = await unit.load(caseAggregate, caseId);
          const left =
            placeholderLeft('vendor_note', verdict.noteToVendor) ??
            placeholderLeft('reporter_note', verdict.noteToReporter);
          if (left) return left;
          const decisionId = derivedId(call.commandId, 'decision');
          const until = untilOf(state, verdict, act.at);
          const made = decide(state, act, { decisionId, after, verdict, until });
          if (isRefused(made)) return made;
          const { ownerId: userId } = state;
          // Staff cannot be suspended; an admin must remove the role first.
          if (verdict.measures.suspend && (await subjects.rolesOf(userId, act.at)).length > 0)
            return refused('decision_about_staff');
          if (verdict.measures.suspend && (await isOverturnedAbout(userId, act.by)))
            return refused('decision_other_person');
          unit.append(caseAggregate, caseId, made.events);
          const person = (await unit.load(personAggregate, userId)).state;
          const held = verdict.measures.suspend
            ? suspend(person, { userId, caseId, at: act.at }, until)
            : lift(person, { userId, caseId, at: act.at });
          if (!isRefused(held)) unit.append(personAggregate, userId, held.events);
          return made;
        }),
      ),
    confirmSuspension: ({ caseId, decisionId }, call) => {
      const confirm = (act: Act) =>
        commands.execute(call, async (unit) => {
          const { state } = await unit.load(caseAggregate, caseId);
          const made = confirmSuspension(state, act, decisionId);
          if (isRefused(made) || made.events.length === 0) return made;
          const { ownerId: userId } = state;
          if (await isOverturnedAbout(userId, act.by)) return refused('decision_other_person');
          unit.append(caseAggregate, caseId, made.events);
          const person = (await unit.load(personAggregate, userId)).state;
          const held = suspend(person, { userId, caseId, at: act.at }, null);
          if (!isRefused(held)) unit.append(personAggregate, userId, held.events);
          return made;
        });
      return withRight(caseId, call, confirm, 'admin');
    },
    answerComplaint: ({ caseId, ...answer }, call) =>
      withRight(caseId, call, (act) =>
        commands.execute(call, async (unit) => {
          const { state } = await unit.load(caseAggregate, caseId);
          const left = placeholderLeft('complaint_answer', answer.answer);
          if (left) return left;
          const decisionId = derivedId(call.commandId, 'decision');
          const made = answerComplaint(state, act, { ...answer, decisionId });
          if (isRefused(made)) return made;
          unit.append(caseAggregate, caseId, made.events);
          if (!made.events.some(({ type }) => type === 'CaseDecided')) return made;
          const { ownerId: userId } = state;
          const lifted = lift((await unit.load(personAggregate, userId)).state, { userId, caseId, at: act.at });
          if (!isRefused(lifted)) unit.append(personAggregate, userId, lifted.events);
          return made;
        }),
      ),
    noteReading: ({ caseId }, call) => onCase(caseId, call, noteReading),
    complain: async ({ decisionId, text }, call) =>
      call.actor.kind === 'user' ? complainAs(call.actor.userId, decisionId, text, call) : no('decision_not_found'),
    complainByLink: async ({ network, ...asked }, call) => {
      const link = links.read(asked.token);
      if (!link) return no('decision_not_found');
      const seconds = await brake.miss([{ key: `complaint from ${network}`, allowance: complaintsFromNetwork }]);
      if (seconds > 0) return no('too_many_complaints');
      return complainAs(link.reportId, link.decisionId, asked.text, { ...call, asks: { complainByLink: asked } });
    },
  };
};
