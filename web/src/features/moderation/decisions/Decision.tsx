import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import { isLocking, isMeasured } from '@lendring/contracts/moderation/measured.js';
import { reportNumber } from '@lendring/contracts/moderation/report-number.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useNow } from '../../../lib/dates/use-now.js';
import { dayOf, momentOf } from '../../../lib/dates/moment.js';
import { useSession } from '../../../lib/session/session-context.js';
import { SubjectLink } from '../../../parts/moderation/SubjectLink.js';
import { lockOf, reasonText } from '../../../parts/moderation/report-terms.js';
import { Card } from '../../../ui/Card.js';
import { Icon } from '../../../ui/Icon.js';
import { Picture } from '../../../ui/Picture.js';
import { type Complain, Complaint } from './Complaint.js';
import { doneBy, isDisputable } from './model.js';

function Fact({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div className="gap-4 py-2.5 sm:grid sm:grid-cols-[180px_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Statement({ decision }: Readonly<{ decision: OwnDecisionShape }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const session = useSession();
  const { subject, title, at, measures, suspended_until: until, in_force: holds, ground, facts, reported } = decision;
  const nickname = session.status === 'in' ? session.profile.nickname : null;
  const isHidden = (measures.pictures?.length ?? 0) > 0;
  const isHeld = measures.lock || isHidden || measures.suspend !== null;
  const suspension =
    until === null ? t('decision.holdsGood') : t('decision.holdsUntil', { when: momentOf(until, locale) });
  // State no duration here for a suspension with a lock or hidden content, because the sentences above state both
  // durations; a lock alone is open-ended.
  const span = measures.suspend === null ? [t('decision.holdsOpen')] : measures.lock || isHidden ? [] : [suspension];
  return (
    <>
      <dl className="mt-6 divide-y divide-line border-y border-line">
        <Fact name={t('decision.about')}>
          {t(`kind.${subject.kind}`)}:{' '}
          <SubjectLink subject={subject} nickname={nickname} className="underline">
            {title}
          </SubjectLink>
        </Fact>
        <Fact name={t('decision.decidedAt')}>{dayOf(at, locale)}</Fact>
        {holds && isHeld && <Fact name={t('decision.holds')}>{[...span, t('decision.where')].join(', ')}</Fact>}
      </dl>
      {decision.pictures.length > 0 && (
        <Part id="pictures" title={t('decision.pictures')}>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {decision.pictures.map((picture, index) => (
              <li key={picture.image_id}>
                <Picture picture={picture} alt={t('decision.picture', { number: index + 1 })} sizes="240px" />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {ground && (
        <Part id="ground" title={t('decision.ground')}>
          <p>{t(`decision.${ground.kind}`)}</p>
          <p className="mt-1 font-bold wrap-anywhere">{ground.text}</p>
          {ground.kind === 'terms' && (
            <p className="mt-2">
              <Link to="/terms-of-use" className="underline">
                {t('decision.toTerms')}
              </Link>
            </p>
          )}
        </Part>
      )}
      {facts && (
        <Part id="facts" title={t('decision.facts')}>
          <p className="whitespace-pre-line wrap-anywhere">{facts}</p>
        </Part>
      )}
      <Part id="how" title={t('decision.how')}>
        <p>{t(reported ? 'decision.howText' : 'decision.howOwnText')}</p>
        {decision.trusted && <p className="mt-2">{t('decision.howTrusted')}</p>}
      </Part>
    </>
  );
}

function Part({ id, title, children }: Readonly<{ id: string; title: string; children: ReactNode }>) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-2 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Outcome({ decision }: Readonly<{ decision: OwnDecisionShape }>) {
  const { t } = useTranslation('moderation');
  const sentences = useSentences(decision);
  return (
    <Card as="section" ground="tint" className="mt-5" aria-label={t('decision.what')}>
      {!decision.in_force && (
        <p className="mb-3 font-bold">
          {t('decision.replaced')}{' '}
          {decision.newer && (
            <Link to="/decision/$decisionId" params={{ decisionId: decision.newer }} className="underline">
              {t('decision.newer')}
            </Link>
          )}
          {decision.newer_token && (
            <Link to="/report-decision/$token" params={{ token: decision.newer_token }} className="underline">
              {t('decision.newer')}
            </Link>
          )}
        </p>
      )}
      <div className="flex flex-col gap-2 text-lead">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Card>
  );
}

const useSentences = (decision: OwnDecisionShape): readonly string[] => {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const now = useNow();
  const { side, outcome, measures, ended, unfounded, suspended_until: until, in_force: holds } = decision;
  const count = measures.pictures?.length ?? 0;
  if (side === 'vendor')
    return doneBy(decision, now).map((done) =>
      t(`decision.vendor.${done}`, { count, when: until === null ? '' : momentOf(until, locale) }),
    );
  const isFree = ended.some((one) => one !== 'warning') && !isLocking(measures);
  return [
    t(`decision.reporter.${outcome}`),
    ...(holds && isFree ? [t('decision.reporter.released')] : []),
    ...(holds && ended.includes('warning') ? [t('decision.reporter.unwarned')] : []),
    ...(holds && ended.length === 0 && !isMeasured(measures)
      ? [t(`decision.reporter.${outcome === 'declined' ? 'stays' : 'nothing'}`)]
      : []),
    ...(unfounded ? [t('decision.reporter.unfounded')] : []),
    // Omit measures that a later decision has reversed.
    ...(holds && measures.lock ? [t(`decision.reporter.${lockOf(decision.subject.kind) ?? 'lock'}`)] : []),
    ...(holds && measures.uncounted ? [t('decision.reporter.uncounted')] : []),
    ...(holds && count > 0 ? [t('decision.reporter.pictures', { count })] : []),
    ...(holds && measures.warn ? [t('decision.reporter.warn')] : []),
    ...(holds && measures.suspend ? [t('decision.reporter.suspend')] : []),
  ];
};

function Reported({ decision }: Readonly<{ decision: OwnDecisionShape }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const { subject, title, at, measures, reports } = decision;
  // Show no link to locked content or to texts within other users' requests, because the reporter may not open their
  // pages.
  const isShown = !measures.lock && subject.kind !== 'rating' && subject.kind !== 'reply';
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line">
      <Fact name={t('decision.about')}>
        {t(`kind.${subject.kind}`)}
        {title !== '' && ': '}
        {isShown ? (
          <SubjectLink subject={subject} nickname={title} className="underline">
            {title}
          </SubjectLink>
        ) : (
          title
        )}
      </Fact>
      {reports.map((report) => (
        <Fact key={report.report_id} name={t('decision.reported')}>
          <p>{t('ownReports.on', { number: reportNumber(report.report_id), day: dayOf(report.at, locale) })}</p>
          <p>{reasonText(report.type_id, locale)}</p>
          {report.description && <p className="mt-1 whitespace-pre-line">{report.description}</p>}
        </Fact>
      ))}
      <Fact name={t('decision.decidedAt')}>{dayOf(at, locale)}</Fact>
    </dl>
  );
}

type Props = Readonly<{ decision: OwnDecisionShape; complain: Complain; linked?: boolean }>;

export function Decision({ decision, complain, linked = false }: Props) {
  const { t } = useTranslation('moderation');
  const isVendor = decision.side === 'vendor';
  return (
    <div className="wrap column pt-4 pb-14 md:pt-6">
      {!linked && (
        <Link to="/account/decisions" className="inline-flex min-h-11 items-center gap-2 font-bold print:hidden">
          <Icon icon={ArrowLeft} />
          {t('decision.back')}
        </Link>
      )}
      <h1 className="mt-2 text-h1 wrap-anywhere">
        {t(isVendor ? 'decision.heading' : 'decision.headingReporter', { title: decision.title })}
      </h1>
      <Outcome decision={decision} />
      {isVendor ? <Statement decision={decision} /> : <Reported decision={decision} />}
      {decision.note && (
        <section aria-labelledby="note" className="mt-8">
          <h2 id="note" className="mb-2 text-h3">
            {t('decision.note')}
          </h2>
          <p className="whitespace-pre-line wrap-anywhere">{decision.note}</p>
        </section>
      )}
      {(decision.complaint || isDisputable(decision)) && <Complaint decision={decision} complain={complain} />}
      <section aria-labelledby="elsewhere" className="mt-8">
        <h2 id="elsewhere" className="mb-2 text-h3">
          {t('decision.elsewhere.title')}
        </h2>
        <p>{t('decision.elsewhere.body')}</p>
        <p className="mt-2">
          <a
            href="https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement"
            rel="noreferrer"
            className="underline"
          >
            {t('decision.elsewhere.list')}
          </a>
        </p>
        <p className="mt-2">{t('decision.elsewhere.courts')}</p>
      </section>
    </div>
  );
}
