import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { noMeasures } from '@lendring/contracts/moderation/measured.js';
import { afterUpheld } from '@lendring/contracts/moderation/upheld.js';
import { complaintSentences } from '@lendring/contracts/texts/complaint-sentences.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putReportCase } from '../../api/report-cases.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { drafts, useKeepDraft } from '../../lib/forms/drafts.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useSending } from '../../lib/forms/use-sending.js';
import { Button } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { SendForm } from '../../ui/SendForm.js';
import { complainerValues, leftIn } from '../../parts/text-templates/values.js';
import { TemplatedArea } from '../../parts/text-templates/TemplatedArea.js';

type Values = Readonly<{ upheld: 'yes' | 'no' | null; answer: string; unfounded: boolean }>;

const fresh: Values = { upheld: null, answer: '', unfounded: false };

export function AnswerForm({
  one,
  complaint,
}: Readonly<{ one: CaseShape; complaint: CaseShape['complaints'][number] }>) {
  const { t } = useTranslation('backoffice');
  const { t: templates } = useTranslation('textTemplates');
  const api = useApi();
  const { complaint_id: complaintId } = complaint;
  const complainedOf = one.decisions.find(({ decision_id: id }) => id === complaint.decision_id);
  const after = afterUpheld({
    side: complaint.side,
    inForce: one.decisions[0] === complainedOf,
    measures: complainedOf?.measures ?? noMeasures,
  });
  const field = (name: keyof Values) => `${name}-${complaintId}`;
  const draft = `answer ${complaintId}`;
  const sent = useSending({
    put: async (queries, answered: CaseShape) => {
      drafts.forget(draft);
      await putReportCase(queries, answered);
      // Move focus to the heading, because the form is removed.
      document.getElementById('complaints')?.focus();
    },
    said: t('answer.sent'),
    idOf: (path) => (path === 'answer' ? field('answer') : null),
  });
  const form = useForm<Values>({
    initial: () => drafts.read(draft, fresh),
    check: ({ upheld, answer }) => [
      ...(upheld === null ? [{ id: field('upheld'), text: t('answer.problem.upheld') }] : []),
      ...(answer.trim() === '' ? [{ id: field('answer'), text: t('answer.problem.answer') }] : []),
      ...leftIn(templates, 'complaint_answer', { id: field('answer'), text: answer }),
    ],
    send: ({ upheld, answer, unfounded }, options) => {
      const body = {
        complaint_id: complaintId,
        upheld: upheld === 'yes',
        answer: answer.trim(),
        ...(unfounded && upheld === 'no' && { unfounded: true as const }),
      };
      return sent(api.patch('/report_complaint/{id}', { id: one.case_id, body }, options));
    },
  });
  const { values, errorAt, change } = form;
  useKeepDraft(draft, values, fresh);
  const [writtenFor, setWrittenFor] = useState<Values['upheld']>(null);
  return (
    <SendForm form={form} label={t('answer.send')} className="mt-3 flex flex-col gap-4 border-t border-line pt-4">
      <RadioCards
        id={field('upheld')}
        legend={t('answer.legend')}
        className="grid-cols-1! sm:grid-cols-2!"
        value={values.upheld}
        error={errorAt(field('upheld'))}
        onChange={(upheld) => change({ upheld })}
        options={[
          { value: 'yes', label: t('answer.yes'), detail: t(`answer.after.${after}`) },
          { value: 'no', label: t('answer.no'), detail: t('answer.noDetail') },
        ]}
      />
      {values.upheld === 'no' && (
        <Checkbox
          id={field('unfounded')}
          label={t('answer.unfounded')}
          hint={t('answer.unfoundedHint')}
          checked={values.unfounded}
          onChange={(event) => change({ unfounded: event.target.checked })}
        />
      )}
      {values.upheld !== null && (
        <p>
          {t('answer.before', {
            sentence: inLanguage(complaintSentences[values.upheld === 'yes' ? after : 'rejected'], complaint.language),
          })}
        </p>
      )}
      <TemplatedArea
        unchosen
        purpose="complaint_answer"
        id={field('answer')}
        label={t('answer.text')}
        hint={t('answer.textHint')}
        value={values.answer}
        maxLength={limits.note}
        error={errorAt(field('answer'))}
        languages={[complaint.language]}
        values={complainerValues(one, complaint)}
        onText={(text) => {
          change({ answer: text });
          setWrittenFor(values.upheld);
        }}
      />
      {values.answer.trim() !== '' && writtenFor !== null && writtenFor !== values.upheld && (
        <p role="status" className="text-small font-semibold">
          {t('answer.otherVerdict')}
        </p>
      )}
      <Button type="submit" busy={form.busy} className="self-start">
        {t('answer.send')}
      </Button>
    </SendForm>
  );
}
