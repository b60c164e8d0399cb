import type { FeedbackShape } from '@lendring/contracts/http/feedback.js';
import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import { useTranslation } from 'react-i18next';
import { putFeedback } from '../../../api/feedback.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { personText } from '../../../parts/people/person-text.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { useSending } from '../../../lib/forms/use-sending.js';
import { Button } from '../../../ui/Button.js';
import { SendForm } from '../../../ui/SendForm.js';
import { staffMoment } from '../../../lib/dates/staff-time.js';
import { LongText } from '../../../parts/backoffice/LongText.js';
import { leftIn } from '../../../parts/text-templates/left.js';
import { TemplatedArea } from '../../../parts/text-templates/TemplatedArea.js';
import { feedbackValues } from '../../../parts/text-templates/values.js';

export function AnswerPart({ one }: Readonly<{ one: FeedbackShape }>) {
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
