import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { LongText, Part } from '../../parts/backoffice/sections.js';
import { SubjectLink } from '../../parts/moderation/SubjectLink.js';
import { lockOf } from '../../parts/moderation/report-terms.js';
import { personText } from '../../parts/people/person-text.js';
import { later } from '../../ui/later.js';
import { isRaised } from './case-state.js';

const EvidencePicture = later(async () => (await import('./EvidencePicture.js')).EvidencePicture);

type Snapshot = NonNullable<CaseShape['now']>;

const isSame = (then: Snapshot, now: Snapshot): boolean =>
  then.title === now.title &&
  then.text === now.text &&
  then.pictures.map(({ image_id }) => image_id).join() === now.pictures.map(({ image_id }) => image_id).join();

export function Content({ one }: Readonly<{ one: CaseShape }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const [seen, ...earlier] = one.seen;
  if (!seen) return null;
  const then = (at: string) => t(isRaised(one) ? 'case.thenRaised' : 'case.then', { when: staffMoment(at, locale) });
  return (
    <Part id="reported" title={t(isRaised(one) ? 'case.contentRaised' : 'case.content')}>
      <div className="grid gap-4 @3xl:grid-cols-2">
        <Version title={then(seen.at)}>
          <Shown snapshot={seen.snapshot} />
        </Version>
        <Version title={t('case.now')}>
          <Now one={one} then={seen.snapshot} />
        </Version>
      </div>
      {earlier.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-10 items-center font-bold text-teal-deep">
            {t('case.before', { count: earlier.length })}
          </summary>
          <div className="mt-2 grid gap-4 @3xl:grid-cols-2">
            {earlier.map(({ at, snapshot }) => (
              <Version key={at} title={then(at)}>
                <Shown snapshot={snapshot} />
              </Version>
            ))}
          </div>
        </details>
      )}
    </Part>
  );
}

function Version({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line p-4">
      <h3 id={id} className="mb-2 font-body text-small font-bold text-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}

/**
 * Page of the reported content that moderators may open. Requests are only visible to their two sides; a reply is shown
 * next to its rating, on the profile of the reply's author.
 */
const placeOf = ({ subject, owner }: CaseShape): CaseShape['subject'] | null => {
  if (subject.kind === 'reply') return { kind: 'user', id: owner.user_id };
  return subject.kind === 'rating' || subject.kind === 'message' ? null : subject;
};

function Now({ one, then }: Readonly<{ one: CaseShape; then: Snapshot | null }>) {
  const { t } = useTranslation('backoffice');
  const { subject, now, owner } = one;
  if (!now) return <p>{t(subject.kind === 'request' ? 'case.nowRequest' : 'case.nowHidden')}</p>;
  const place = placeOf(one);
  const link = (
    <p className="title mb-2 wrap-anywhere">
      {place ? (
        <SubjectLink subject={place} nickname={owner.user?.former ? null : owner.user?.nickname} className="underline">
          {now.title}
        </SubjectLink>
      ) : (
        now.title
      )}
    </p>
  );
  return then && isSame(then, now) ? (
    <>
      {link}
      <p className="text-muted">{t('case.same')}</p>
      <Hidden one={one} now={now} />
    </>
  ) : (
    <>
      {link}
      <Body snapshot={now} />
      <Hidden one={one} now={now} />
    </>
  );
}

function Hidden({ one, now }: Readonly<{ one: CaseShape; now: Snapshot }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const [decision] = one.decisions;
  const hidden = now.pictures.flatMap(({ image_id: id }, index) =>
    decision?.measures.pictures?.includes(id) ? [index + 1] : [],
  );
  const locked = decision?.measures.lock ? lockOf(one.subject.kind) : null;
  if (!decision || (hidden.length === 0 && !locked)) return null;
  const numbers = new Intl.ListFormat(locales[locale].iso).format(hidden.map(String));
  return (
    <p className="mt-2">
      {locked && `${t(`case.nowLocked.${locked}`)} `}
      {hidden.length > 0 && `${t('case.nowPictures', { count: hidden.length, numbers })} `}
      <a href="#decisions" className="inline-block py-0.5">
        {t('case.nowDecision', { name: personText(t, decision.by), when: staffMoment(decision.at, locale) })}
      </a>
    </p>
  );
}

function Shown({ snapshot }: Readonly<{ snapshot: Snapshot | null }>) {
  const { t } = useTranslation('backoffice');
  return snapshot ? (
    <>
      <p className="title mb-2 wrap-anywhere">{snapshot.title}</p>
      <Body snapshot={snapshot} />
    </>
  ) : (
    <p className="text-muted">{t('case.forgotten')}</p>
  );
}

function Body({ snapshot: { text, pictures } }: Readonly<{ snapshot: Snapshot }>) {
  const { t } = useTranslation('backoffice');
  return (
    <>
      {text ? <LongText text={text} /> : <p className="text-muted">{t('case.noText')}</p>}
      {pictures.length > 0 && (
        <ul className="mt-3 grid grid-cols-2 gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.image_id}>
              <a href={picture.large} target="_blank" rel="noreferrer" className="block">
                <EvidencePicture picture={picture} alt={t('case.picture', { number: index + 1 })} sizes="220px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
