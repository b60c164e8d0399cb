import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { feedbackQuery } from '../../../api/feedback.js';
import { locales } from '../../../i18n/locale.js';
import { toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { personText } from '../../../parts/people/person-text.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { staffMoment } from '../../../lib/dates/staff-time.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { LongText } from '../../../parts/backoffice/LongText.js';
import { Part } from '../../../parts/backoffice/Part.js';
import { AnswerPart } from './AnswerPart.js';
import { CloseButton } from './CloseButton.js';
import { NoteForm } from './NoteForm.js';

export function FeedbackOnePage({ feedbackId }: Readonly<{ feedbackId: string }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const { data: one } = useQuery(feedbackQuery(useApi(), feedbackId));
  if (!one) return <SkeletonText lines={10} />;
  const facts = [
    [t('feedback.from'), personText(t, one.from)],
    [t('feedback.email'), one.from ? null : (one.email ?? t('feedback.noEmail'))],
    [t('feedback.language'), locales[one.language].name],
    [t('feedback.state'), t(`feedback.states.${one.done ? 'done' : 'open'}`)],
  ] as const;
  return (
    <div className="max-w-[720px]">
      <p className="mb-2 text-small">
        <Link to="/backoffice/notes/feedback">{t('feedback.back')}</Link>
      </p>
      <h1 className="text-h1">{words(`feedback.kinds.${one.kind}`)}</h1>
      <p className="mb-4 text-muted">{staffMoment(one.at, locale)}</p>
      <div lang={one.text === '' ? locale : one.language} className="rounded-lg bg-sand p-5">
        <LongText text={one.text === '' ? t('feedback.forgotten') : one.text} />
      </div>
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
        <dt className="text-muted">{t('feedback.page')}</dt>
        <dd className="wrap-anywhere">
          {one.page === null ? (
            t('feedback.noPage')
          ) : (
            <a href={toLocal(one.page, locale)}>{toLocal(one.page, locale)}</a>
          )}
        </dd>
      </dl>
      <div className="mt-5">
        <CloseButton one={one} />
      </div>
      <div className="mt-9 flex flex-col gap-9">
        <Part id="answer-part" title={t('feedback.answerTitle')}>
          <AnswerPart one={one} />
        </Part>
        <Part id="work-part" title={t('feedback.work')}>
          <NoteForm key={`${one.tags.join()} ${one.note}`} one={one} />
        </Part>
      </div>
    </div>
  );
}
