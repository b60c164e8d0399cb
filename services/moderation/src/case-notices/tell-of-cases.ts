import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import { reportNumber } from '@lendring/contracts/moderation/report-number.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { isMeasured, noMeasures } from '@lendring/contracts/moderation/measured.js';
import { complaintDueAt } from '@lendring/contracts/moderation/urgency.js';
import { complaintSentences, unfoundedComplaint } from '@lendring/contracts/texts/complaint-sentences.js';
import { moderationMails, type ModerationMail } from '@lendring/contracts/texts/moderation-mails.js';
import { outcomeSentences, reportedKinds, unfoundedSentence } from '@lendring/contracts/texts/report-mails.js';
import { reportTypes } from '@lendring/contracts/reference/report-types.js';
import { subjectInSentence, subjectTitle } from '@lendring/contracts/texts/subject-title.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { wordedLetter } from '@lendring/platform/mail/worded-letter.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { caseAggregate, visitorWho, type Case, type Reported } from '../case/case.aggregate.js';
import { complaintUntil } from '../complaints/decide.js';
import { concernsOwner } from '../case/decide-access.js';
import { reportsTold } from './recipients.js';
import type { ReporterLinks } from '../reporting/reporter-link.js';
import { dayText } from '../day-text.js';
import { hidesTitle, toldOwner, toldReporter } from './measure-sentences.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  links: Pick<ReporterLinks, 'tokenOf'>;
  publicUrl: string;
}>;

type To = Readonly<{ email: string; locale: Locale; name: string | null }>;

const reasonIn = (typeId: number, locale: Locale): string => {
  const type = reportTypes.find(({ id }) => id === typeId);
  return type ? inLanguage(type.title, locale) : '';
};

export const tellOfCases = ({ load, mailer, recipientOf, links, publicUrl }: Deps): Policy<CaseEvent> => {
  const send = (id: string, to: To, mail: ModerationMail, params: Readonly<Record<string, string>>, href: string) => {
    const words = inLanguage(moderationMails, to.locale)[mail];
    return mailer.send({ id, to: to.email, ...wordedLetter(to.locale, words, { params, href, name: to.name }) });
  };
  const decisionPage = (locale: Locale, decisionId: string): string =>
    `${publicUrl}${pageAddress(locale, '/decision/$decisionId', { decisionId })}`;
  const visitorPage = (locale: Locale, decisionId: string, reportId: string): string => {
    const token = links.tokenOf({ decisionId, reportId });
    return `${publicUrl}${pageAddress(locale, '/report-decision/$token', { token })}`;
  };

  const reporterOf = async ({ signedIn, reporterId, contact, locale }: Reported, at: string): Promise<To | null> => {
    if (signedIn) return recipientOf(reporterId, at);
    return contact && { email: contact.email, locale, name: null };
  };

  const sendComplainer = async (
    { state, userId, decisionId }: Readonly<{ state: Case; userId: string; decisionId: string }>,
    { id, at }: Readonly<{ id: string; at: string }>,
    [mail, paramsIn]: readonly ['complained' | 'answered', (locale: Locale) => Readonly<Record<string, string>>],
  ): Promise<void> => {
    const visitor = visitorWho(state, userId);
    const to = visitor ? await reporterOf(visitor, at) : await recipientOf(userId, at);
    if (!to) return;
    const href = visitor ? visitorPage(to.locale, decisionId, visitor.reportId) : decisionPage(to.locale, decisionId);
    await send(id, to, visitor ? `${mail}Visitor` : mail, paramsIn(to.locale), href);
  };

  return {
    name: 'tell-of-cases',
    prefixes: ['case-'],
    async react({ type, data, id }, { at }) {
      if (
        type !== 'ReportReceived' &&
        type !== 'CaseDecided' &&
        type !== 'SuspensionConfirmed' &&
        type !== 'ComplaintMade' &&
        type !== 'ComplaintAnswered'
      )
        return;
      const state = await load(caseAggregate, data.caseId);
      const { subject } = state;
      if (!subject) return;
      const title = state.seen.at(-1)?.snapshot?.title ?? '';
      const titleIn = (locale: Locale): string =>
        subjectTitle(subject.kind, title, locale) || inLanguage(reportedKinds[subject.kind], locale);
      const thingIn = (locale: Locale, isOwn = false): string =>
        subjectInSentence({ kind: subject.kind, title, isOwn }, locale);

      if (type === 'ReportReceived') {
        if (data.quiet) return;
        const report = state.reports.find(({ reportId }) => reportId === data.reportId);
        const to = report && (await reporterOf(report, at));
        const mail = data.signedIn ? 'received' : 'receivedVisitor';
        if (!to) return;
        const params = {
          title: titleIn(to.locale),
          thing: thingIn(to.locale),
          kind: inLanguage(reportedKinds[data.kind], to.locale),
          reason: reasonIn(data.typeId, to.locale),
          number: reportNumber(data.reportId),
        };
        const list = pageAddress(to.locale, '/account/decisions');
        await send(id, to, mail, params, data.signedIn ? `${publicUrl}${list}` : publicUrl);
        return;
      }
      const { decisionId } = data;
      const index = state.decisions.findIndex((one) => one.decisionId === decisionId);
      const decision = state.decisions[index];
      if (!decision) return;
      const before = state.decisions[index - 1]?.measures ?? null;
      const untilIn = (locale: Locale): string => dayText(complaintUntil(decision), locale);
      if (type === 'ComplaintMade') {
        const paramsIn = (locale: Locale) => ({
          title: titleIn(locale),
          thing: thingIn(locale, data.userId === state.ownerId),
          day: dayText(decision.at, locale),
          due: dayText(complaintDueAt(data.at), locale),
        });
        return sendComplainer({ state, userId: data.userId, decisionId }, { id, at }, ['complained', paramsIn]);
      }
      if (type === 'ComplaintAnswered') {
        const isTakenBack = state.decisions.some((one) => one.complaintId === data.complaintId);
        const upheld = isTakenBack ? 'takenBack' : index === state.decisions.length - 1 ? 'upheld' : 'replaced';
        const outcome = data.upheld ? upheld : 'rejected';
        const paramsIn = (locale: Locale) => ({
          title: titleIn(locale),
          thing: thingIn(locale, data.userId === state.ownerId),
          answer: data.answer ?? '',
          outcome: [
            inLanguage(complaintSentences[outcome], locale),
            ...(outcome === 'takenBack'
              ? [toldOwner(subject, { measures: noMeasures, until: null, before: decision.measures }, locale)]
              : []),
            ...(data.unfounded ? [inLanguage(unfoundedComplaint, locale)] : []),
          ].join(' '),
        });
        return sendComplainer({ state, userId: data.userId, decisionId }, { id, at }, ['answered', paramsIn]);
      }
      const sendOwner = async (mail: 'held' | 'released' | 'confirmed', mailId: string, until: string | null) => {
        const owner = await recipientOf(state.ownerId, at);
        if (!owner) return;
        const done = toldOwner(subject, { ...decision, until, before }, owner.locale);
        const params = {
          title: titleIn(owner.locale),
          thing: thingIn(owner.locale, true),
          done,
          until: untilIn(owner.locale),
        };
        await send(mailId, owner, mail, params, decisionPage(owner.locale, decisionId));
      };
      if (type === 'SuspensionConfirmed') return sendOwner('confirmed', id, null);

      for (const { report, wasAnswered } of reportsTold(state, decisionId)) {
        const to = await reporterOf(report, at);
        if (!to) continue;
        const { locale } = to;
        const number = reportNumber(report.reportId);
        // Send no text by others to a visitor, because the address is unverified.
        const isNamed = title !== '' && report.signedIn && !hidesTitle(subject, decision.measures);
        const params = {
          about: isNamed ? titleIn(locale) : number,
          thing: isNamed ? thingIn(locale) : inLanguage(reportedKinds[subject.kind], locale),
          outcome: inLanguage(outcomeSentences[data.outcome], locale),
          done: [
            toldReporter(subject, { ...decision, before }, locale),
            ...(report.unfounded ? [inLanguage(unfoundedSentence, locale)] : []),
          ].join(' '),
          until: untilIn(locale),
          note: data.noteToReporter ?? '',
          number,
        };
        const said = wasAnswered ? 'changed' : data.outcome;
        const mail = report.signedIn ? said : (`${said}Visitor` as const);
        const href = report.signedIn
          ? decisionPage(locale, decisionId)
          : visitorPage(locale, decisionId, report.reportId);
        await send(derivedId(id, report.reportId), to, mail, params, href);
      }
      // The owner already got this decision with the answer to the complaint.
      if (!concernsOwner(state, decisionId) || data.complaintId !== undefined) return;
      // Use the end date as decided, because a later confirmation sends its own mail.
      await sendOwner(isMeasured(data.measures) ? 'held' : 'released', derivedId(id, 'owner'), data.until);
    },
  };
};
