import { leftPlaceholders, type TemplatePurpose } from '@lendring/contracts/moderation/template-purposes.js';
import { fillPlaceholders } from '@lendring/contracts/rules/placeholders.js';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textTemplatesQuery } from '../../api/text-templates.js';
import { localeCodes, locales, type Locale } from '../../i18n/locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { Select } from '../../ui/Select.js';
import { TextArea } from '../../ui/TextArea.js';
import type { ValuesIn } from './values.js';

type Props = Readonly<{
  purpose: TemplatePurpose;
  id: string;
  label: string;
  hint?: ReactNode;
  value: string;
  maxLength: number;
  error?: string | undefined;
  optional?: boolean;
  /** Languages of the recipients, most frequent first. */
  languages: readonly Locale[];
  values: ValuesIn;
  onText: (text: string) => void;
  /** Preselect no template, because the default would anticipate the decision. */
  unchosen?: boolean;
}>;

export function TemplatedArea({ purpose, languages, values, onText, unchosen = false, ...area }: Props) {
  const { t } = useTranslation('textTemplates');
  const { data } = useQuery(textTemplatesQuery(useApi()));
  const field = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  /** Last inserted template text; while unedited, the next template replaces it. */
  const [put, setPut] = useState<string | null>(null);
  const [wanted, setWanted] = useState<Locale | null>(null);
  const templates = data?.purposes.find((one) => one.purpose === purpose)?.templates ?? [];
  const isEmpty = area.value.trim() === '';
  const selected =
    templates.find(({ template_id: id }) => id === chosen) ?? (isEmpty && !unchosen ? templates[0] : undefined);
  const language = wanted ?? languages[0] ?? 'de';
  const left = leftPlaceholders(purpose, area.value);
  const now = values(language);

  const write = (text: string) => {
    onText(text);
    field.current?.focus();
  };
  const use = (text: string) => {
    const filled = fillPlaceholders(text, now);
    write(isEmpty || area.value === put ? filled : `${area.value.trimEnd()}\n\n${filled}`);
    setPut(isEmpty || area.value === put ? filled : null);
    setChosen(null);
  };
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        ref={field}
        rows={3}
        {...area}
        lang={locales[language].iso}
        onChange={(event) => onText(event.target.value)}
      />
      {left.length > 0 && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-semibold">
          {t('use.left', { words: left.map((word) => `{${word}} (${t(`placeholder.${word}`)})`).join(', ') })}
          {left.some((word) => now[word] !== undefined) && (
            <Button small variant="ghost" onClick={() => write(fillPlaceholders(area.value, now))}>
              {t('use.fill')}
            </Button>
          )}
        </p>
      )}
      {templates.length > 0 && (
        <div
          role="group"
          aria-label={t('use.group', { field: area.label })}
          className="flex flex-wrap items-end gap-x-3 gap-y-2 rounded-md bg-mist px-3 pt-2 pb-3"
        >
          <Select
            className="min-w-0 grow basis-52"
            label={t('use.choose')}
            value={selected?.template_id ?? ''}
            onChange={(event) => setChosen(event.target.value)}
            options={[
              ...(selected ? [] : [{ value: '', label: t('use.none') }]),
              ...templates.map(({ template_id: value, name }) => ({ value, label: name })),
            ]}
          />
          {languages.length > 1 && (
            <Select
              className="basis-36"
              label={t('use.inLanguage')}
              value={language}
              onChange={({ target: { value } }) => setWanted(localeCodes.find((code) => code === value) ?? null)}
              options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
            />
          )}
          <Button variant="soft" disabled={!selected} onClick={() => selected && use(selected.texts[language])}>
            {t('use.use')}
          </Button>
          <p className="basis-full text-small text-muted">
            {t('use.useHint', { language: t(`language.${language}`) })}
          </p>
        </div>
      )}
    </div>
  );
}
