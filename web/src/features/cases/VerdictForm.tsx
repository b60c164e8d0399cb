import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { same } from '@lendring/contracts/rules/same.js';
import { putReportCase } from '../../api/report-cases.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText, isApiError } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useNow } from '../../lib/dates/use-now.js';
import { drafts, useKeepDraft } from '../../lib/forms/drafts.js';
import { type Form, useForm } from '../../lib/forms/use-form.js';
import { useSending } from '../../lib/forms/use-sending.js';
import { TemplatedArea } from '../../parts/text-templates/TemplatedArea.js';
import { leftIn, ownerValues, reporterValues } from '../../parts/text-templates/values.js';
import { Button } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { later } from '../../ui/later.js';
import { toasts } from '../../ui/toasts.js';
import { Measures } from './Measures.js';
import { isRaised } from './case-state.js';
import {
  bodyOf,
  consequencesOf,
  fieldOf,
  holds,
  isEmptyVerdict,
  reporterLanguages,
  saysFacts,
  tellsOwner,
  untilOf,
  type Values,
  valuesOf,
  wrong,
} from './verdict.js';
import { ownerText } from './words.js';

type Props = Readonly<{ one: Pick<CaseShape, 'owner_language'>; form: Form<Values> }>;

/** Legal ground of a decision. Suggests sections of the terms in force, in the language of the affected user. */
function GroundFields({ one, form: { values, change, errorAt } }: Props) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const languages = [...new Set([one.owner_language ?? locale, locale])];
  const { data: rules = [] } = useQuery({
    queryKey: ['rules', ...languages],
    // Load the terms only when a breach is selected.
    queryFn: async () => (await import('./rules.js')).rulesInAll(languages),
  });
  return (
    <>
      <RadioCards
        id="groundKind"
        legend={t('verdict.groundKind')}
        className="grid-cols-2!"
        value={values.groundKind}
        onChange={(groundKind) => change({ groundKind })}
        options={(['terms', 'law'] as const).map((value) => ({ value, label: t(`verdict.${value}`) }))}
      />
      <div>
        <TextField
          id="ground"
          label={t('verdict.ground')}
          hint={t('verdict.groundHint')}
          optional={!holds(values)}
          value={values.ground}
          maxLength={limits.ground}
          autoComplete="off"
          {...(values.groundKind === 'terms' && { list: 'rules' })}
          error={errorAt('ground')}
          onChange={(event) => change({ ground: event.target.value })}
        />
        <datalist id="rules">
          {rules.map((rule) => (
            <option key={rule}>{rule}</option>
          ))}
        </datalist>
      </div>
    </>
  );
}

function Consequences({ one, values }: Readonly<{ one: CaseShape; values: Values }>) {
  const { t } = useTranslation('backoffice');
  const name = ownerText(t, one);
  return (
    <section aria-labelledby="preview" className="rounded-md bg-tint p-4">
      <h3 id="preview" className="mb-2 font-body text-base font-bold">
        {t('verdict.preview')}
      </h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {consequencesOf(one, values).map((will) => (
          <li key={will.key}>
            {'count' in will
              ? t(`verdict.will.${will.key}`, { count: will.count, name })
              : t(`verdict.will.${will.key}`, { name })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The draft of a decision is about the case as last decided. */
const draftOf = (one: CaseShape): string => `verdict ${one.case_id} ${one.decisions[0]?.decision_id ?? ''}`;
const focusCase = (): void => document.querySelector<HTMLElement>('main h1')?.focus();

const EmptyVerdict = later(async () => (await import('./EmptyVerdict.js')).EmptyVerdict);

export function VerdictForm({ one }: Readonly<{ one: CaseShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: templates } = useTranslation('textTemplates');
  const words = useAnyText();
  const api = useApi();
  const locale = useLocale();
  const now = useNow();
  const raised = isRaised(one);
  const fresh = valuesOf(one);
  const draft = draftOf(one);
  const sent = useSending({
    put: async (queries, decided: CaseShape) => {
      drafts.forget(draft);
      await putReportCase(queries, decided);
      focusCase();
    },
    said: t('verdict.done'),
    idOf: fieldOf,
    failed: async (error, queries) => {
      if (!isApiError(error) || error.code !== 'decision_changed') return;
      // The new decision replaces this form, so the message is a toast and the typed decision becomes the new draft.
      toasts.show('error', errorText(words, error));
      const decided = await api.get('/report/{id}', { id: one.case_id });
      drafts.keep(draftOf(decided), form.values);
      await putReportCase(queries, decided);
      focusCase();
    },
  });
  const form = useForm<Values>({
    initial: () => drafts.read(draft, fresh),
    check: (values) => [
      ...wrong(values).map((id) => ({
        id,
        text: t(id === 'outcome' && raised ? 'verdict.problem.outcomeRaised' : `verdict.problem.${id}`),
      })),
      ...(tellsOwner(one, values)
        ? leftIn(templates, 'vendor_note', { id: 'noteToVendor', text: values.noteToVendor })
        : []),
      ...leftIn(templates, 'reporter_note', { id: 'noteToReporter', text: values.noteToReporter }),
    ],
    send: (values, options) =>
      sent(api.patch('/report_decide/{id}', { id: one.case_id, body: bodyOf(one, values) }, options)),
  });
  const { values, errorAt, change } = form;
  useKeepDraft(draft, values, fresh);
  const [isAsking, setAsking] = useState(false);
  const submit = async (): Promise<boolean> => {
    if (!isEmptyVerdict(one, values)) return form.submit();
    setAsking(true);
    return false;
  };
  const isAgain = one.decisions.length > 0;
  const [isDraft] = useState(() => !same(values, fresh));
  const factsHint = raised ? 'verdict.factsHintRaised' : 'verdict.factsHint';
  const text = (name: 'facts' | 'noteToVendor' | 'noteToReporter' | 'internalNote', most: number) => ({
    id: name,
    label: t(`verdict.${name}`),
    value: values[name],
    maxLength: most,
    error: errorAt(name),
  });
  const area = (name: 'facts' | 'internalNote', most: number) => ({
    ...text(name, most),
    rows: 3,
    onChange: (event: Readonly<{ target: { value: string } }>) => change({ [name]: event.target.value }),
  });
  return (
    <section id="verdict" aria-labelledby="verdict-title" className="rounded-lg border-2 border-tint-3 p-4 md:p-6">
      <h2 id="verdict-title" className="text-h3">
        {t(isAgain ? 'verdict.again' : 'verdict.title')}
      </h2>
      {isAgain && <p className="mt-1 text-muted">{t(isDraft ? 'verdict.againDraft' : 'verdict.againText')}</p>}
      <SendForm
        form={{ ...form, submit }}
        labelledBy="verdict-title"
        className="mt-5 flex max-w-[720px] flex-col gap-5"
      >
        <RadioCards
          id="outcome"
          legend={t(raised ? 'verdict.outcomeRaised' : 'verdict.outcome')}
          className="grid-cols-1! sm:grid-cols-2!"
          value={values.outcome}
          error={errorAt('outcome')}
          onChange={(outcome) => change({ outcome })}
          options={(['completed', 'declined'] as const).map((value) => ({
            value,
            label: t(raised ? `verdict.${value}Raised` : `verdict.${value}`),
            detail: t(`verdict.${value}Detail`),
          }))}
        />
        {values.outcome === 'completed' && (
          <>
            <Measures one={one} form={form} />
            <GroundFields one={one} form={form} />
            {saysFacts(one, values) && (
              <TextArea
                {...area('facts', limits.facts)}
                hint={t(tellsOwner(one, values) ? factsHint : 'verdict.internalHint')}
                optional={!holds(values)}
              />
            )}
          </>
        )}
        {values.outcome === 'declined' && !raised && (
          <Checkbox
            id="unfounded"
            label={t('verdict.unfounded')}
            hint={t('verdict.unfoundedHint')}
            checked={values.unfounded}
            onChange={(event) => change({ unfounded: event.target.checked })}
          />
        )}
        {tellsOwner(one, values) && (
          <TemplatedArea
            {...text('noteToVendor', limits.note)}
            purpose="vendor_note"
            optional
            languages={[one.owner_language ?? locale]}
            values={ownerValues(one, { rule: values.ground, until: untilOf(one, values, now) })}
            onText={(noteToVendor) => change({ noteToVendor })}
          />
        )}
        {values.outcome !== null && (
          <>
            {!raised && (
              <TemplatedArea
                {...text('noteToReporter', limits.note)}
                purpose="reporter_note"
                optional
                languages={reporterLanguages(one)}
                values={reporterValues(one)}
                onText={(noteToReporter) => change({ noteToReporter })}
              />
            )}
            <TextArea {...area('internalNote', limits.note)} hint={t('verdict.internalHint')} optional />
          </>
        )}
        <Consequences one={one} values={values} />
        <Button type="submit" busy={form.busy} className="max-sm:w-full sm:self-start">
          {t('verdict.action')}
        </Button>
      </SendForm>
      {isAsking && (
        <EmptyVerdict one={one} values={values} onClose={() => setAsking(false)} onConfirm={() => void form.submit()} />
      )}
    </section>
  );
}
