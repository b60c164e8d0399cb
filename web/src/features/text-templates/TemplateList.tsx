import type { TextTemplateShape } from '@lendring/contracts/http/text-templates.js';
import type { TemplatePurpose } from '@lendring/contracts/moderation/template-purposes.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askTextTemplatesAgain, putTextTemplates } from '../../api/text-templates.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Tag } from '../../ui/Tag.js';

type Props = Readonly<{
  purpose: TemplatePurpose;
  templates: readonly TextTemplateShape[];
  onEdit: (template: TextTemplateShape) => void;
}>;

export function TemplateList({ purpose, templates, onEdit }: Props) {
  return (
    <ul className="flex max-w-[720px] flex-col gap-3">
      {templates.map((template, index) => (
        <li key={template.template_id} className="rounded-lg border border-line p-4">
          <Row purpose={purpose} template={template} isDefault={index === 0} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = Omit<Props, 'templates'> & Readonly<{ template: TextTemplateShape; isDefault: boolean }>;

function Row({ purpose, template, isDefault, onEdit }: RowProps) {
  const { t } = useTranslation('textTemplates');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { template_id: id, name, version, texts } = template;
  const body = { purpose, version };
  const failed = () => void askTextTemplatesAgain(queries);
  const makeDefault = useAction({
    send: (_: void, options) => api.patch('/text_template_default/{id}', { id, body }, options),
    done: (now) => putTextTemplates(queries, now),
    said: () => t('madeDefault', { name }),
    failed,
    loud: true,
  });
  const retire = useAction({
    send: (_: void, options) => api.patch('/text_template_retire/{id}', { id, body }, options),
    done: (now) => {
      setAsks(false);
      putTextTemplates(queries, now);
    },
    said: () => t('retired'),
    failed: () => {
      setAsks(false);
      failed();
    },
    loud: true,
  });
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-body text-base font-bold wrap-anywhere">
        {name}
        {isDefault && <Tag tone="tint">{t('default')}</Tag>}
      </h3>
      <p className="mt-1 line-clamp-3 whitespace-pre-line wrap-anywhere">{texts[locale]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button small variant="soft" aria-label={t('changeLabel', { name })} onClick={() => onEdit(template)}>
          {t('change')}
        </Button>
        {!isDefault && (
          <>
            <Button
              small
              variant="ghost"
              busy={makeDefault.busy}
              aria-label={t('makeDefaultLabel', { name })}
              onClick={() => void makeDefault.run()}
            >
              {t('makeDefault')}
            </Button>
            <Button small variant="quiet" aria-label={t('retireLabel', { name })} onClick={() => setAsks(true)}>
              {t('retire')}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void retire.run()}
        title={t('retireTitle', { name })}
        action={t('retire')}
        busy={retire.busy}
      >
        <p>{t('retireText')}</p>
      </ConfirmDialog>
    </>
  );
}
