import type { CaseShape } from '@lendring/contracts/http/moderation.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askReportCaseAgain, putReportCase } from '../../../api/report-cases.js';
import { useApi } from '../../../lib/api-context.js';
import { isApiError } from '../../../lib/api-error.js';
import { refusalOf, useForm } from '../../../lib/use-form.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { TextArea } from '../../../ui/TextArea.js';
import { toasts } from '../../../ui/toasts.js';
import { Consequences } from './Consequences.js';
import { GroundFields } from './GroundFields.js';
import { Measures } from './Measures.js';
import { bodyOf, fieldOf, tellsOwner, valuesOf, wrong, type Values } from './verdict.js';

/** Decides a case, for the first time or anew, and says before what that will do. */
export function VerdictForm({ one }: Readonly<{ one: CaseShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const form = useForm<Values>({
    initial: () => valuesOf(one),
    check: (values) => wrong(values).map((id) => ({ id, text: t(`verdict.problem.${id}`) })),
    send: async (values, options) => {
      try {
        const body = bodyOf(one, values);
        await putReportCase(queries, await api.patch('/report_decide/{id}', { id: one.case_id, body }, options));
        toasts.show('success', t('verdict.done'));
        document.querySelector<HTMLElement>('main h1')?.focus();
        return undefined;
      } catch (error) {
        if (isApiError(error) && error.code === 'decision_changed') void askReportCaseAgain(queries, one.case_id);
        return refusalOf(common, error, fieldOf);
      }
    },
  });
  const { values, errorAt, change } = form;
  const isAgain = one.decisions.length > 0;
  const area = (name: 'facts' | 'noteToVendor' | 'noteToReporter' | 'internalNote', most: number) => ({
    id: name,
    rows: 3,
    label: t(`verdict.${name}`),
    value: values[name],
    maxLength: most,
    error: errorAt(name),
    onChange: (event: Readonly<{ target: { value: string } }>) => change({ [name]: event.target.value }),
  });
  return (
    <section id="verdict" aria-labelledby="verdict-title" className="rounded-lg border-2 border-tint-3 p-4 md:p-6">
      <h2 id="verdict-title" className="text-h3">
        {t(isAgain ? 'verdict.again' : 'verdict.title')}
      </h2>
      {isAgain && <p className="mt-1 text-muted">{t('verdict.againText')}</p>}
      <form
        aria-labelledby="verdict-title"
        noValidate
        className="mt-5 flex max-w-[720px] flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
        <RadioCards
          id="outcome"
          legend={t('verdict.outcome')}
          className="grid-cols-1! sm:grid-cols-2!"
          value={values.outcome}
          error={errorAt('outcome')}
          onChange={(outcome) => change({ outcome })}
          options={(['completed', 'declined'] as const).map((value) => ({
            value,
            label: t(`verdict.${value}`),
            detail: t(`verdict.${value}Detail`),
          }))}
        />
        {values.outcome === 'completed' && (
          <>
            <Measures one={one} form={form} />
            <GroundFields form={form} />
            <TextArea {...area('facts', limits.facts)} hint={t('verdict.factsHint')} />
          </>
        )}
        {tellsOwner(one, values) && <TextArea {...area('noteToVendor', limits.note)} optional />}
        {values.outcome !== null && (
          <>
            <TextArea {...area('noteToReporter', limits.note)} optional />
            <TextArea {...area('internalNote', limits.note)} hint={t('verdict.internalHint')} optional />
          </>
        )}
        <Consequences one={one} values={values} />
        <Button type="submit" busy={form.busy} className="max-sm:w-full sm:self-start">
          {t('verdict.action')}
        </Button>
      </form>
    </section>
  );
}
