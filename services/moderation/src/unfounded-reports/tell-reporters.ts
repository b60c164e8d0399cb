import type { ReporterEvent } from '@lendring/contracts/moderation/unfounded-reports.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import {
  filingWords,
  exemptFilings,
  reporterMails,
  type ReporterMail,
} from '@lendring/contracts/texts/reporter-mails.js';
import { withinQuotes } from '@lendring/contracts/texts/quotes.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { wordedLetter } from '@lendring/platform/mail/worded-letter.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { caseAggregate } from '../case/case.aggregate.js';
import { dayText } from '../day-text.js';
import { reporterAggregate } from './reporter.aggregate.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  mailer: Pick<Mailer, 'send'>;
  recipientOf: RecipientOf;
  publicUrl: string;
}>;

const mailOf = ({ type, data }: ReporterEvent): ReporterMail => {
  switch (type) {
    case 'ReporterWarned':
      return 'warned';
    case 'ReporterPaused':
      return 'paused';
    case 'ReporterResumed':
      return data.by === null ? 'over' : 'resumed';
    case 'ReportUnheard':
      return 'unheard';
  }
};

const isOver = (mail: ReporterMail): boolean => mail === 'resumed' || mail === 'over';

export const tellReporters = ({ load, mailer, recipientOf, publicUrl }: Deps): Policy<ReporterEvent> => ({
  name: 'tell-reporters',
  prefixes: ['reporter-'],
  async react(event, { at }) {
    const { type, data, id } = event;
    const { reporterId, known } = data;
    const report =
      known && (await load(caseAggregate, known.caseId)).reports.find((one) => one.reportId === known.reportId);
    const to = report
      ? report.contact && { email: report.contact.email, locale: report.locale, name: null }
      : await recipientOf(reporterId, at);
    if (!to) return;
    const { locale } = to;
    const of = type === 'ReportUnheard' ? 'reports' : data.of;
    const until =
      type === 'ReporterPaused'
        ? data.until
        : type === 'ReportUnheard'
          ? (await load(reporterAggregate, reporterId)).pauses.reports?.until
          : null;
    if (until === undefined) return;
    const figures = type === 'ReporterWarned' || type === 'ReporterPaused' ? data.figures : { made: 0, unfounded: 0 };
    const params = {
      what: inLanguage(filingWords[of], locale),
      except: inLanguage(exemptFilings[of], locale),
      reason: type === 'ReportUnheard' ? '' : withinQuotes(data.reason ?? '', locale),
      made: String(figures.made),
      unfounded: String(figures.unfounded),
      until: until === null ? '' : dayText(until, locale),
    };
    const mail = mailOf(event);
    const words = inLanguage(reporterMails, locale)[mail];
    const href = `${publicUrl}${pageAddress(locale, isOver(mail) ? '/' : '/contact')}`;
    await mailer.send({ id, to: to.email, ...wordedLetter(locale, words, { params, href, name: to.name }) });
  },
});
