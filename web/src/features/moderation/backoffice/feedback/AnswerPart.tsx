import type { FeedbackShape } from '@lendring/contracts/http/feedback.js';
import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { putFeedback } from '../../../../api/feedback.js';
import { useLocale } from '../../../../i18n/use-locale.js';
import { useApi } from '../../../../lib/api-context.js';
import { personText } from '../../../../lib/person-text.js';
import { refusalOf, useForm } from '../../../../lib/use-form.js';
import { Button } from '../../../../ui/Button.js';
import { ErrorSummary } from '../../../../ui/ErrorSummary.js';
import { TextArea } from '../../../../ui/TextArea.js';
import { toasts } from '../../../../ui/toasts.js';
import { momentOf } from '../../when.js';
import { LongText } from '../LongText.js';

/** The answer that was given, or the form for one; where nobody is reached, neither. */
export function AnswerPart({ one }: Readonly<{ one: FeedbackShape }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  if (one.answer)
    return (
      <>
        <LongText text={one.answer.text === '' ? t('feedback.forgotten') : one.answer.text} />
        <p className="mt-2 text-small text-muted">
          {t('feedback.answeredBy', { name: personText(t, one.answer.by), at: momentOf(one.answer.at, locale) })}
        </p>
      </>
    );
  return one.answerable ? <AnswerForm one={one} /> : <p className="text-muted">{t('feedback.nobody')}</p>;
}

function AnswerForm({ one }: Readonly<{ one: FeedbackShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const form = useForm({
    initial: { answer: '' },
    check: ({ answer }) => (answer.trim() === '' ? [{ id: 'answer', text: t('feedback.answerProblem') }] : []),
    send: async ({ answer }, options) => {
      try {
        const body = { version: one.version, answer: answer.trim() };
        const now = await api.patch('/feedback_answer/{id}', { id: one.feedback_id, body }, options);
        toasts.show('success', t('feedback.sent'));
        await putFeedback(queries, now);
        return undefined;
      } catch (error) {
        return refusalOf(common, error, (path) => (path === 'answer' ? 'answer' : null));
      }
    },
  });
  return (
    <form
      aria-label={t('feedback.send')}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <TextArea
        id="answer"
        lang={one.language}
        label={t('feedback.answer')}
        hint={t('feedback.answerHint', { language: t(`settings.language.${one.language}`) })}
        value={form.values.answer}
        maxLength={feedbackLimits.answer}
        error={form.errorAt('answer')}
        onChange={(event) => form.change({ answer: event.target.value })}
      />
      <Button type="submit" busy={form.busy} className="self-start">
        {t('feedback.send')}
      </Button>
    </form>
  );
}
