import { createHmac } from 'node:crypto';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { mayDo, type Right } from '@lendring/contracts/kernel/rights.js';
import type { Verdict } from '@lendring/contracts/moderation/decisions.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import type { Subject } from '@lendring/contracts/moderation/subject.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Brake } from '@lendring/platform/guessing/brake.js';
import type { Allowance } from '@lendring/platform/guessing/throttle.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { caseAggregate, type Case } from '../case/case.js';
import {
  answerComplaint,
  assign,
  complain,
  confirmSuspension,
  decide,
  noteReading,
  raise,
  report,
  type Act,
  type CaseDecision,
} from '../case/decide.js';
import type { Evidence } from '../evidence/evidence.port.js';
import { lift, personAggregate, suspend } from '../person/person.js';
import type { FeedbackCommands } from './feedback-commands.js';
import type { DecisionDocument } from '../projections/decisions.js';
import type { Seen, Subjects } from '../subjects.port.js';

type Deps = Readonly<{
  commands: CommandHandler;
  subjects: Pick<Subjects, 'seenBy' | 'rolesOf'>;
  evidence: Pick<Evidence, 'keep'>;
  decisions: Pick<View<DecisionDocument>, 'get'>;
  brake: Brake;
  /** Keys the digests of addresses by which a visitor's second report is known; no stream holds the address. */
  reporterSecret: Uint8Array;
}>;
type Handlers = Omit<CommandHandlers<typeof moderationDoor>, 'noteAct' | 'noteActRefused' | keyof FeedbackCommands>;

const CASES = '0d5c6b57-0f0a-4a53-8a8b-7b1d1c5f2a90';
const DAY = 86_400_000;

/** Ten reports at once, then one every six minutes. */
const fromNetwork: Allowance = {
  free: limits.reportsPerHour,
  firstSeconds: 60,
  longestSeconds: 3_600,
  forgiveSeconds: 3_600 / limits.reportsPerHour,
};
/** Receipts to an address that nobody has confirmed. */
const toAddress: Allowance = { free: 3, firstSeconds: 600, longestSeconds: 3_600 };

const no = (code: ModerationRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

/** All reports of one thing are one case; of what two people write to each other, one for each of them. */
export const caseIdOf = ({ kind, id }: Subject, ownerId: string): string =>
  derivedId(CASES, `${kind} ${id} ${ownerId}`);

/** Where mails to an address arrive: what stands behind a plus is the reader's own mark. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Whoever reports without an account, by their address. */
const visitorOf = (secret: Uint8Array, email: string): string =>
  createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url');

/** Until when a verdict keeps somebody from writing: what is for good waits for somebody else to confirm it. */
const untilOf = ({ decisions }: Case, { measures: { suspend: wanted } }: Verdict, at: string): string | null => {
  const [last] = decisions.slice(-1);
  const isKept = wanted && last?.measures.suspend?.days === wanted.days && (last.until === null || last.until > at);
  // Said again it keeps its end, and what was confirmed for good stays so.
  if (isKept) return last.until;
  return wanted && new Date(Date.parse(at) + (wanted.days ?? limits.unconfirmedDays) * DAY).toISOString();
};

/** Commands of the door. What takes a right answers everybody else as if there were no case. */
export const moderationCommandHandlers = ({
  commands,
  subjects,
  evidence,
  decisions,
  brake,
  reporterSecret,
}: Deps): Handlers => {
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

  /**
   * Opens a case, or adds to it, once what it shows is copied: whoever deletes a picture afterwards takes nothing away.
   * Where one is gone already, it is looked at again.
   */
  const withEvidence = (
    caseId: string,
    call: CommandCall,
    subject: Subject,
    seen: Seen,
    decideOn: (state: Case, seen: Seen) => CaseDecision,
  ): Promise<CommandAnswer> =>
    commands.execute(call, async (unit) => {
      const { state } = await unit.load(caseAggregate, caseId);
      const round = { caseId, decisions: state.decisions.length };
      const first = decideOn(state, seen);
      if (isRefused(first) || first.events.length === 0) return first;
      const gone = await evidence.keep(round, seen.snapshot.pictures);
      const now = gone.length > 0 ? await subjects.seenBy(call.actor, subject, call.at) : seen;
      if (now?.ownerId !== seen.ownerId) return refused('report_subject_not_found');
      const made = now === seen ? first : decideOn(state, now);
      if (isRefused(made)) return made;
      if (now !== seen) await evidence.keep(round, now.snapshot.pictures);
      unit.append(caseAggregate, caseId, made.events);
      return made;
    });

  return {
    report: async ({ subject, typeId, description, contact, network }, call) => {
      const { actor, at, locale } = call;
      const userId = actor.kind === 'user' ? actor.userId : null;
      if (userId === null && !contact) return no('report_contact_needed');
      const seconds = await brake.miss([
        { key: `report from ${userId ?? network}`, allowance: fromNetwork },
        ...(userId === null && contact ? [{ key: `report by ${mailboxOf(contact.email)}`, allowance: toAddress }] : []),
      ]);
      if (seconds > 0) return no('too_many_reports');
      const seen = await subjects.seenBy(actor, subject, at);
      if (!seen) return no('report_subject_not_found');
      const caseId = caseIdOf(subject, seen.ownerId);
      const reportId = derivedId(call.commandId, 'report');
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
      };
      // Neither words nor addresses are kept with the command.
      const asked: CommandCall = { ...call, asks: { report: caseId, typeId } };
      return withEvidence(caseId, asked, subject, seen, (state, shown) =>
        report(state, { caseId, by, at }, { ...made, ...shown }),
      );
    },
    raiseCase: async ({ userId, reason }, call) => {
      const subject = { kind: 'user' as const, id: userId };
      const caseId = caseIdOf(subject, userId);
      return withRight(caseId, call, async (act) => {
        const seen = await subjects.seenBy(call.actor, subject, call.at);
        if (!seen) return no('report_subject_not_found');
        // The reason is kept in the event alone, where it can be erased.
        const asked = { ...call, asks: { raise: caseId } };
        return withEvidence(caseId, asked, subject, seen, (state, shown) =>
          raise(state, act, { subject, ...shown, reason }),
        );
      });
    },
    assign: async ({ caseId, to }, call) => {
      if (to !== null && !mayDo(await subjects.rolesOf(to, call.at), 'reports')) return no('assignee_no_right');
      return onCase(caseId, call, (state, act) => assign(state, act, to));
    },
    decide: ({ caseId, after, verdict }, call) =>
      withRight(caseId, call, (act) =>
        commands.execute({ ...call, asks: { decide: caseId, after } }, async (unit) => {
          const { state } = await unit.load(caseAggregate, caseId);
          const decisionId = derivedId(call.commandId, 'decision');
          const until = untilOf(state, verdict, act.at);
          const made = decide(state, act, { decisionId, after, verdict, until });
          if (isRefused(made)) return made;
          const { ownerId: userId } = state;
          // A role is an admin's to take; nobody else puts out those who look after this place.
          if (verdict.measures.suspend && (await subjects.rolesOf(userId, act.at)).length > 0)
            return refused('decision_about_staff');
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
          unit.append(caseAggregate, caseId, made.events);
          const { ownerId: userId } = state;
          const person = (await unit.load(personAggregate, userId)).state;
          const held = suspend(person, { userId, caseId, at: act.at }, null);
          if (!isRefused(held)) unit.append(personAggregate, userId, held.events);
          return made;
        });
      return withRight(caseId, call, confirm, 'admin');
    },
    answerComplaint: ({ caseId, ...answer }, call) =>
      onCase(caseId, { ...call, asks: { answerComplaint: answer.complaintId } }, (state, act) =>
        answerComplaint(state, act, answer),
      ),
    noteReading: ({ caseId }, call) => onCase(caseId, call, noteReading),
    complain: async ({ decisionId, text }, call) => {
      const { actor, at } = call;
      const found = await decisions.get(decisionId);
      if (actor.kind !== 'user' || !found) return no('decision_not_found');
      const { caseId } = found;
      const complaint = { complaintId: derivedId(call.commandId, 'complaint'), decisionId, text };
      return commands.on(caseAggregate, caseId, { ...call, asks: { complain: decisionId } }, (state) =>
        complain(state, { caseId, by: actor.userId, at }, complaint),
      );
    },
  };
};
