import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextTemplateShape } from '@lendring/contracts/http/text-templates.js';
import {
  templateLimits as limits,
  templateLimits,
  templatePlaceholders,
  type TemplatePurpose,
  unknownPlaceholders,
} from '@lendring/contracts/moderation/template-purposes.js';
import { fillPlaceholders } from '@lendring/contracts/rules/placeholders.js';
import { askTextTemplatesAgain, putTextTemplates } from '../../api/text-templates.js';
import { type Locale, localeCodes, locales } from '../../i18n/locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { insertWord } from '../../lib/forms/typed-text.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useSending } from '../../lib/forms/use-sending.js';
import { sampleValues } from '../../parts/text-templates/values.js';
import { Button } from '../../ui/Button.js';
import { LeaveGuard } from '../../ui/LeaveGuard.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';

type TemplateTextProps = Readonly<{
  purpose: TemplatePurpose;
  locale: Locale;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
}>;

function TemplateText({ purpose, locale, value, error, onText }: TemplateTextProps) {
  const { t } = useTranslation('textTemplates');
  const area = useRef<HTMLTextAreaElement>(null);
  const language = t(`language.${locale}`);
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        ref={area}
        id={locale}
        lang={locales[locale].iso}
        label={t('text', { language })}
        value={value}
        rows={3}
        maxLength={templateLimits.text}
        error={error}
        onChange={(event) => onText(event.target.value)}
      />
      <div role="group" aria-label={t('insert', { language })} className="flex flex-wrap gap-2">
        {templatePlaceholders[purpose].map((word) => (
          <Button
            key={word}
            variant="ghost"
            small
            onClick={() => {
              if (area.current) onText(insertWord(area.current, `{${word}}`));
            }}
          >
            {t(`placeholder.${word}`)}
          </Button>
        ))}
      </div>
      {value.trim() !== '' && (
        <div className="rounded-md bg-mist px-4 py-3">
          <p className="text-fine font-bold">{t('preview')}</p>
          <p lang={locales[locale].iso} className="whitespace-pre-wrap wrap-anywhere">
            {fillPlaceholders(value, sampleValues(locale))}
          </p>
        </div>
      )}
    </div>
  );
}

type Values = Readonly<{ name: string; de: string; en: string; nl: string }>;

type Props = Readonly<{ purpose: TemplatePurpose; template: TextTemplateShape | null; onEnd: () => void }>;

const idOf = (path: string): string | null => {
  const field = path.replace('texts.', '');
  return field === 'name' || localeCodes.some((code) => code === field) ? field : null;
};

export function TemplateForm({ purpose, template, onEnd }: Props) {
  const { t } = useTranslation('textTemplates');
  const { t: common } = useTranslation();
  const api = useApi();
  const sent = useSending({
    put: putTextTemplates,
    said: t('saved'),
    idOf,
    failed: (_, queries) => void askTextTemplatesAgain(queries),
  });
  const begun: Values = { name: template?.name ?? '', ...(template?.texts ?? { de: '', en: '', nl: '' }) };
  const form = useForm<Values>({
    initial: begun,
    check: (values) => [
      ...(values.name.trim() === '' ? [{ id: 'name', text: t('problem.name') }] : []),
      ...localeCodes.flatMap((code) => {
        if (values[code].trim() === '')
          return [{ id: code, text: t('problem.text', { language: t(`language.${code}`) }) }];
        const [word] = unknownPlaceholders(purpose, values[code]);
        const known = templatePlaceholders[purpose].map((one) => `{${one}}`).join(', ');
        return word === undefined ? [] : [{ id: code, text: t('problem.unknown', { word: `{${word}}`, known }) }];
      }),
    ],
    send: async ({ name, de, en, nl }, options) => {
      const words = { name: name.trim(), texts: { de: de.trim(), en: en.trim(), nl: nl.trim() } };
      const refusal = await sent(
        template
          ? api.patch(
              '/text_template/{id}',
              { id: template.template_id, body: { purpose, version: template.version, ...words } },
              options,
            )
          : api.post('/text_template', { body: { purpose, ...words } }, options),
      );
      if (!refusal) onEnd();
      return refusal;
    },
  });
  const { values, errorAt, change } = form;
  const unsaved = () =>
    !form.busy && (['name', ...localeCodes] as const).some((field) => values[field] !== begun[field]);
  return (
    <SendForm form={form} label={t(template ? 'change' : 'add')} className="mt-4 flex max-w-[720px] flex-col gap-6">
      <LeaveGuard unsaved={unsaved} />
      <TextField
        id="name"
        label={t('name')}
        hint={t('nameHint')}
        value={values.name}
        maxLength={limits.name}
        autoComplete="off"
        error={errorAt('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      {localeCodes.map((code) => (
        <TemplateText
          key={code}
          purpose={purpose}
          locale={code}
          value={values[code]}
          error={errorAt(code)}
          onText={(text) => change({ [code]: text })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {common('ui.cancel')}
        </Button>
      </div>
    </SendForm>
  );
}
