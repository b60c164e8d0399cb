import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalSettingShape } from '@lendring/contracts/http/legal.js';
import type { LegalMarkdown } from '@lendring/contracts/installation/legal-texts.js';
import { legalPlaceholders } from '@lendring/contracts/installation/legal-words.js';
import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import { putLegalSetting } from '../../../api/installation.js';
import { type Locale, localeCodes, locales } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { type Refusal, refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { type Operator, operatorWords } from '../../../lib/installation/operator.js';
import type { Words } from '../../../lib/markdown/markdown.js';
import { readMarkdown } from '../../../lib/markdown/read-markdown.js';
import { MarkdownBody } from '../../../parts/installation/MarkdownBody.js';
import { UnsavedGuard } from '../../../parts/backoffice/UnsavedGuard.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { toasts } from '../../../ui/toasts.js';
import { Difference } from './Difference.js';
import { bodyOf, fieldOf, type LegalValues, problemsOf, today, valuesOf } from './legal-form.js';

type PreviewProps = Readonly<{ markdown: string; words: Words; language: Locale }>;

function Preview({ markdown, words, language }: PreviewProps) {
  const text = useDeferredValue(markdown);
  const { sections, depths } = useMemo(() => readMarkdown(text), [text]);
  return (
    <div lang={locales[language].iso} className="wrap-anywhere">
      {sections.map(({ title, nodes }, index) => (
        <section key={index} className="mt-6 first:mt-0">
          {title !== '' && <h3 className="text-h3">{title}</h3>}
          <MarkdownBody nodes={nodes} depths={depths} words={words} />
        </section>
      ))}
    </div>
  );
}

type Props = Readonly<{
  shown: LegalSettingShape;
  last: LegalMarkdown;
  operator: Operator;
  languages: Readonly<Record<Locale, AnyText>>;
  onChanged: (now: LegalSettingShape) => void;
}>;

export function LegalForm({ shown, last, operator, languages, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  // Base version when the form was opened, to detect concurrent changes.
  const [begun] = useState({ after: shown.number, last });
  const send = async (
    values: LegalValues,
    options: Readonly<{ idempotencyKey: string }>,
  ): Promise<Refusal | undefined> => {
    try {
      const body = { ...bodyOf(values), after: begun.after };
      const now = await api.patch('/legal_setting/{id}', { id: shown.name, body }, options);
      await putLegalSetting(queries, now);
      toasts.show('success', t('settings.saved'));
      onChanged(now);
      return undefined;
    } catch (error) {
      return refusalOf(common, error, fieldOf);
    }
  };
  const form = useForm<LegalValues>({
    initial: () => valuesOf(shown.name, begun.last),
    check: (values) => problemsOf(words, values),
    send,
  });
  const { values, errorAt, change } = form;
  const naming = (code: Locale) => ({ language: t(`settings.language.${code}`) });
  return (
    <form
      aria-label={t(`settings.legal.names.${shown.name}`)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex flex-col gap-8"
    >
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <UnsavedGuard form={form} />
      <Placeholders />
      {localeCodes.map((code) => (
        <div key={code} className="grid gap-x-8 gap-y-3 @4xl:grid-cols-2">
          <TextArea
            id={code}
            rows={18}
            lang={locales[code].iso}
            label={t('settings.legal.markdown', naming(code))}
            hint={t('settings.legal.markdownHint')}
            value={values[code]}
            maxLength={limits.legalText}
            error={errorAt(code)}
            onChange={(event) => change({ [code]: event.target.value })}
          />
          <div className="flex min-w-0 flex-col gap-3">
            <Fold open title={t('settings.legal.preview', naming(code))}>
              <Preview markdown={values[code]} words={operatorWords(languages[code], operator)} language={code} />
            </Fold>
            <Fold title={t('settings.legal.difference', naming(code))}>
              <Difference before={begun.last[code]} after={values[code].trim()} language={code} />
            </Fold>
          </div>
        </div>
      ))}
      <div className="flex max-w-[640px] flex-col gap-5">
        {localeCodes.map((code) => (
          <TextArea
            key={code}
            id={`change-${code}`}
            rows={2}
            lang={locales[code].iso}
            label={t('settings.legal.change', naming(code))}
            hint={t('settings.legal.changeHint')}
            value={values[`change-${code}`]}
            maxLength={limits.legalChange}
            error={errorAt(`change-${code}`)}
            onChange={(event) => change({ [`change-${code}`]: event.target.value.replaceAll('\n', ' ') })}
          />
        ))}
        <TextField
          id="from"
          type="date"
          label={t('settings.legal.from')}
          hint={t('settings.legal.fromHint')}
          value={values.from}
          min={today()}
          error={errorAt('from')}
          onChange={(event) => change({ from: event.target.value })}
        />
        <Button type="submit" busy={form.busy} className="max-sm:w-full sm:self-start">
          {t('settings.legal.publish')}
        </Button>
      </div>
    </form>
  );
}

function Placeholders() {
  const { t } = useTranslation('backoffice');
  return (
    <Fold title={t('settings.legal.words')}>
      <p>{t('settings.legal.wordsText')}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {legalPlaceholders.map((word) => (
          <div key={word} className="contents">
            <dt className="font-bold">{`{{${word}}}`}</dt>
            <dd className="text-muted">{t(`settings.legal.word.${word}`)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

function Fold({ title, open, children }: Readonly<{ title: string; open?: boolean; children: ReactNode }>) {
  return (
    <details open={open} className="rounded-lg border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-teal-deep">{title}</summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}
