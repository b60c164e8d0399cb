import type { TextTemplateShape } from '@lendring/contracts/http/text-templates.js';
import {
  templateLimits as limits,
  templatePlaceholders,
  unknownPlaceholders,
  type TemplatePurpose,
} from '@lendring/contracts/moderation/template-purposes.js';
import { useTranslation } from 'react-i18next';
import { askTextTemplatesAgain, putTextTemplates } from '../../api/text-templates.js';
import { localeCodes } from '../../i18n/locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useSending } from '../../lib/forms/use-sending.js';
import { Button } from '../../ui/Button.js';
import { LeaveGuard } from '../../ui/LeaveGuard.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextField } from '../../ui/TextField.js';
import { TemplateText } from './TemplateText.js';

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
