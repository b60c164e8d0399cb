import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FeedbackShape } from '@lendring/contracts/http/feedback.js';
import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import { askFeedbackAgain, feedbackQuery, putFeedback } from '../../../api/feedback.js';
import { locales } from '../../../i18n/locale.js';
import { toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { staffMoment } from '../../../lib/dates/moment.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { useSending } from '../../../lib/forms/use-sending.js';
import { LongText, Part } from '../../../parts/backoffice/sections.js';
import { personText } from '../../../parts/people/person-text.js';
import { TemplatedArea } from '../../../parts/text-templates/TemplatedArea.js';
import { feedbackValues, leftIn } from '../../../parts/text-templates/values.js';
import { Button } from '../../../ui/Button.js';
import { SendForm } from '../../../ui/SendForm.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';

/** Splits and deduplicates the typed tags; null if there are too many, or one is too long. */
const readTags = (typed: string): string[] | null => {
  const tags = [
    ...new Set(
      typed
        .split(',')
        .map((tag) => tag.trim().toLowerCase())
        .filter((tag) => tag !== ''),
    ),
  ];
  const fits = tags.length <= feedbackLimits.tags && tags.every((tag) => tag.length <= feedbackLimits.tag);
  return fits ? tags : null;
};

type Values = Readonly<{ tags: string; note: string }>;

function NoteForm({ one }: Readonly<{ one: FeedbackShape }>) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const sent = useSending({
    put: putFeedback,
    said: t('feedback.saved'),
    idOf: (path) => (path.startsWith('tags') ? 'tags' : path === 'note' ? 'note' : null),
  });
  const form = useForm<Values>({
    initial: { tags: one.tags.join(', '), note: one.note },
    check: ({ tags }) => (readTags(tags) === null ? [{ id: 'tags', text: t('feedback.tagsProblem') }] : []),
    send: ({ tags, note }, options) => {
      const body = { version: one.version, tags: readTags(tags) ?? [], note: note.trim() };
      return sent(api.patch('/feedback_note/{id}', { id: one.feedback_id, body }, options));
    },
  });
  const { values, errorAt, change } = form;
  return (
    <SendForm form={form} label={t('feedback.work')} className="flex flex-col gap-4">
      {one.tags.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {one.tags.map((tag) => (
            <li key={tag}>
              <Link to="/backoffice/notes/feedback" search={{ state: 'all', tag }} className="wrap-anywhere">
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <TextField
        id="tags"
        label={t('feedback.tags')}
        hint={t('feedback.tagsHint')}
        value={values.tags}
        autoComplete="off"
        error={errorAt('tags')}
        onChange={(event) => change({ tags: event.target.value })}
      />
      <TextArea
        id="note"
        label={t('feedback.note')}
        optional
        value={values.note}
        maxLength={feedbackLimits.note}
        error={errorAt('note')}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button type="submit" variant="ghost" busy={form.busy} className="self-start">
        {t('feedback.save')}
      </Button>
    </SendForm>
  );
}

function AnswerPart({ one }: Readonly<{ one: FeedbackShape }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  if (one.answer)
    return (
      <>
        <LongText text={one.answer.text === '' ? t('feedback.forgotten') : one.answer.text} />
        <p className="mt-2 text-small text-muted">
          {t('feedback.answeredBy', { name: personText(t, one.answer.by), at: staffMoment(one.answer.at, locale) })}
        </p>
      </>
    );
  return one.answerable ? <AnswerForm one={one} /> : <p className="text-muted">{t('feedback.nobody')}</p>;
}

function AnswerForm({ one }: Readonly<{ one: FeedbackShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: templates } = useTranslation('textTemplates');
  const api = useApi();
  const sent = useSending({
    put: putFeedback,
    said: t('feedback.sent'),
    idOf: (path) => (path === 'answer' ? 'answer' : null),
  });
  const form = useForm({
    initial: { answer: '' },
    check: ({ answer }) =>
      answer.trim() === ''
        ? [{ id: 'answer', text: t('feedback.answerProblem') }]
        : leftIn(templates, 'feedback_answer', { id: 'answer', text: answer }),
    send: ({ answer }, options) => {
      const body = { version: one.version, answer: answer.trim() };
      return sent(api.patch('/feedback_answer/{id}', { id: one.feedback_id, body }, options));
    },
  });
  return (
    <SendForm form={form} label={t('feedback.send')} className="flex flex-col gap-4">
      <TemplatedArea
        purpose="feedback_answer"
        id="answer"
        label={t('feedback.answer')}
        hint={t('feedback.answerHint', { language: t(`settings.language.${one.language}`) })}
        value={form.values.answer}
        maxLength={feedbackLimits.answer}
        error={form.errorAt('answer')}
        languages={[one.language]}
        values={feedbackValues(one)}
        onText={(answer) => form.change({ answer })}
      />
      <Button type="submit" busy={form.busy} className="self-start">
        {t('feedback.send')}
      </Button>
    </SendForm>
  );
}

function CloseButton({ one: { feedback_id: id, version, done } }: Readonly<{ one: FeedbackShape }>) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const action = useAction({
    send: (_: void, options) => api.patch('/feedback_done/{id}', { id, body: { version, done: !done } }, options),
    done: (now) => putFeedback(queries, now),
    failed: () => askFeedbackAgain(queries, id),
    loud: true,
    leastMs: 400,
  });
  return (
    <Button variant="ghost" busy={action.busy} onClick={() => void action.run()}>
      {t(done ? 'feedback.reopen' : 'feedback.markDone')}
    </Button>
  );
}

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
