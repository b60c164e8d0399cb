import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Picture } from '../../../ui/Picture.js';
import { SubjectLink } from '../../../parts/moderation/SubjectLink.js';
import { dayOf, momentOf } from '../../../lib/dates/when.js';
import { Fact } from './Fact.js';

export function Statement({ decision }: Readonly<{ decision: OwnDecisionShape }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const session = useSession();
  const { subject, title, at, measures, suspended_until: until, in_force: holds, ground, facts, reported } = decision;
  const nickname = session.status === 'in' ? session.profile.nickname : null;
  const isHidden = (measures.pictures?.length ?? 0) > 0;
  const isHeld = measures.lock || isHidden || measures.suspend !== null;
  const suspension =
    until === null ? t('decision.holdsGood') : t('decision.holdsUntil', { when: momentOf(until, locale) });
  // A lock is open-ended; if the account is suspended as well, the sentences above state both durations.
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
