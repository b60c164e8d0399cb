import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { putReportCase } from '../../../api/report-cases.js';
import { useApi } from '../../../lib/api-context.js';
import { refusalOf, useForm } from '../../../lib/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { TextArea } from '../../../ui/TextArea.js';
import { toasts } from '../../../ui/toasts.js';

type Values = Readonly<{ upheld: 'yes' | 'no' | null; answer: string }>;

/** Answers a complaint about a decision of somebody else. */
export function AnswerForm({ caseId, complaintId }: Readonly<{ caseId: string; complaintId: string }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const field = (name: keyof Values) => `${name}-${complaintId}`;
  const form = useForm<Values>({
    initial: { upheld: null, answer: '' },
    check: ({ upheld, answer }) => [
      ...(upheld === null ? [{ id: field('upheld'), text: t('answer.problem.upheld') }] : []),
      ...(answer.trim() === '' ? [{ id: field('answer'), text: t('answer.problem.answer') }] : []),
    ],
    send: async ({ upheld, answer }, options) => {
      try {
        const body = { complaint_id: complaintId, upheld: upheld === 'yes', answer: answer.trim() };
        await putReportCase(queries, await api.patch('/report_complaint/{id}', { id: caseId, body }, options));
        toasts.show('success', t('answer.sent'));
        return undefined;
      } catch (error) {
        return refusalOf(common, error, (path) => (path === 'answer' ? field('answer') : null));
      }
    },
  });
  const { values, errorAt, change } = form;
  return (
    <form
      aria-label={t('answer.send')}
      noValidate
      className="mt-3 flex flex-col gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <RadioCards
        id={field('upheld')}
        legend={t('answer.legend')}
        className="grid-cols-1! sm:grid-cols-2!"
        value={values.upheld}
        error={errorAt(field('upheld'))}
        onChange={(upheld) => change({ upheld })}
        options={[
          { value: 'yes', label: t('answer.yes'), detail: t('answer.yesDetail') },
          { value: 'no', label: t('answer.no'), detail: t('answer.noDetail') },
        ]}
      />
      <TextArea
        id={field('answer')}
        label={t('answer.text')}
        hint={t('answer.textHint')}
        value={values.answer}
        maxLength={limits.note}
        error={errorAt(field('answer'))}
        onChange={(event) => change({ answer: event.target.value })}
      />
      <Button type="submit" busy={form.busy} className="self-start">
        {t('answer.send')}
      </Button>
    </form>
  );
}
