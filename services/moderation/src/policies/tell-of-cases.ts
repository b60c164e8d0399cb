import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { isMeasured } from '@lendring/contracts/moderation/decisions.js';
import {
  moderationMails,
  outcomeSentences,
  reportedKinds,
  type ModerationMail,
} from '@lendring/contracts/texts/moderation-mails.js';
import { same } from '@lendring/contracts/rules/same.js';
import { reportTypes } from '@lendring/contracts/reference/report-types.js';
import { inLanguage } from '@lendring/contracts/texts/text.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { wordedLetter } from '@lendring/platform/mail/worded-letter.js';
import type { RecipientOf } from '@lendring/platform/runtime/doors/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { caseAggregate, reportsBefore, visitorWho, type Case, type Reported } from '../case/case.js';
import { concernsOwner } from '../case/decide.js';
import { numberOf } from '../door/case-number.js';
import type { ReporterLinks } from '../reporter-link.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  links: Pick<ReporterLinks, 'tokenOf'>;
  publicUrl: string;
}>;

type To = Readonly<{ email: string; locale: Locale }>;

const reasonIn = (typeId: number, locale: Locale): string => {
  const type = reportTypes.find(({ id }) => id === typeId);
  return type ? inLanguage(type.title, locale) : '';
};

/** Whether a decision says, or does, something else than the one before it. */
const decidesAnew = ({ decisions }: Case, decisionId: string): boolean => {
  const index = decisions.findIndex((one) => one.decisionId === decisionId);
  const [before, now] = [decisions[index - 1], decisions[index]];
  return Boolean(before && now && (before.outcome !== now.outcome || !same(before.measures, now.measures)));
};

/** Tells reporters that their report came and what became of it, the person concerned what was decided. */
export const tellOfCases = ({ load, mailer, recipientOf, links, publicUrl }: Deps): Policy<CaseEvent> => {
  const send = (id: string, to: To, mail: ModerationMail, params: Readonly<Record<string, string>>, href: string) => {
    const words = inLanguage(moderationMails, to.locale)[mail];
    return mailer.send({ id, to: to.email, ...wordedLetter(to.locale, words, { params, href }) });
  };
  const decisionPage = (locale: Locale, decisionId: string): string =>
    `${publicUrl}${pageAddress(locale, '/decision/$decisionId', { decisionId })}`;
  const visitorPage = (locale: Locale, decisionId: string, reportId: string): string => {
    const token = links.tokenOf({ decisionId, reportId });
    return `${publicUrl}${pageAddress(locale, '/report-decision/$token', { token })}`;
  };

  const reporterOf = async ({ signedIn, reporterId, contact, locale }: Reported, at: string): Promise<To | null> => {
    if (signedIn) return recipientOf(reporterId, at);
    return contact && { email: contact.email, locale };
  };

  return {
    name: 'tell-of-cases',
    prefixes: ['case-'],
    async react({ type, data, id }, { at }) {
      if (type !== 'ReportReceived' && type !== 'CaseDecided' && type !== 'ComplaintAnswered') return;
      const state = await load(caseAggregate, data.caseId);
      const title = state.seen.at(-1)?.snapshot?.title ?? '';

      if (type === 'ReportReceived') {
        const report = state.reports.find(({ reportId }) => reportId === data.reportId);
        const to = report && (await reporterOf(report, at));
        const mail = data.signedIn ? 'received' : 'receivedVisitor';
        if (!to) return;
        // To an address that nobody has confirmed goes nothing that others wrote.
        const params = {
          title,
          kind: inLanguage(reportedKinds[data.kind], to.locale),
          reason: reasonIn(data.typeId, to.locale),
          number: numberOf(data.reportId),
        };
        await send(id, to, mail, params, publicUrl);
        return;
      }
      const { decisionId } = data;
      if (type === 'ComplaintAnswered') {
        const visitor = visitorWho(state, data.userId);
        if (visitor) {
          const to = await reporterOf(visitor, at);
          const params = { title, answer: data.answer ?? '' };
          if (to) await send(id, to, 'answeredVisitor', params, visitorPage(to.locale, decisionId, visitor.reportId));
          return;
        }
        const to = await recipientOf(data.userId, at);
        if (to) await send(id, to, 'answered', { title }, decisionPage(to.locale, decisionId));
        return;
      }
      const isNew = decidesAnew(state, decisionId);
      for (const report of reportsBefore(state, decisionId)) {
        const wasAnswered = report.answeredBy !== decisionId;
        const to = wasAnswered && !isNew ? null : await reporterOf(report, at);
        if (!to) continue;
        const outcome = inLanguage(outcomeSentences[data.outcome], to.locale);
        const params = { title, outcome, note: data.noteToReporter ?? '', number: numberOf(report.reportId) };
        const said = wasAnswered ? 'changed' : data.outcome;
        const mail = report.signedIn ? said : (`${said}Visitor` as const);
        const href = report.signedIn
          ? decisionPage(to.locale, decisionId)
          : visitorPage(to.locale, decisionId, report.reportId);
        await send(derivedId(id, report.reportId), to, mail, params, href);
      }
      if (!concernsOwner(state, decisionId)) return;
      const owner = await recipientOf(state.ownerId, at);
      if (!owner) return;
      const mail = isMeasured(data.measures) ? 'held' : 'released';
      await send(derivedId(id, 'owner'), owner, mail, { title }, decisionPage(owner.locale, decisionId));
    },
  };
};
