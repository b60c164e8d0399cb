import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextTemplateShape } from '@lendring/contracts/http/text-templates.js';
import {
  templateLimits,
  type TemplatePurpose,
  templatePurposes,
} from '@lendring/contracts/moderation/template-purposes.js';
import { askTextTemplatesAgain, putTextTemplates, textTemplatesQuery } from '../../api/text-templates.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { tabLook } from '../../ui/nav-look.js';
import { TemplateForm } from './TemplateForm.js';
import type { TemplatesSearch } from './templates-search.js';

type Props = Readonly<{
  purpose: TemplatePurpose;
  templates: readonly TextTemplateShape[];
  onEdit: (template: TextTemplateShape) => void;
}>;

function TemplateList({ purpose, templates, onEdit }: Props) {
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

export function TemplatesPage({ search: { purpose = templatePurposes[0] } }: Readonly<{ search: TemplatesSearch }>) {
  const { t } = useTranslation('textTemplates');
  const { data, error } = useQuery(textTemplatesQuery(useApi()));
  const templates = data?.purposes.find((one) => one.purpose === purpose)?.templates;
  return (
    <>
      <h1 className="mb-3 text-h1">{t('title')}</h1>
      <p className="mb-5 max-w-[640px] text-muted">{t('lead')}</p>
      <nav aria-label={t('purposesLabel')} className="mb-6 flex overflow-x-auto border-b border-line">
        {templatePurposes.map((one) => (
          <Link
            key={one}
            to="/backoffice/text-templates"
            search={one === templatePurposes[0] ? {} : { purpose: one }}
            className={tabLook(one === purpose)}
            activeOptions={{ exact: true, includeSearch: true }}
            {...(one === purpose ? { 'aria-current': 'page' } : {})}
          >
            {t(`purpose.${one}`)}
          </Link>
        ))}
      </nav>
      {!templates && (error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />)}
      {templates && <Purpose key={purpose} purpose={purpose} templates={templates} />}
    </>
  );
}

type Purpose = Readonly<{ purpose: (typeof templatePurposes)[number]; templates: readonly TextTemplateShape[] }>;

function Purpose({ purpose, templates }: Purpose) {
  const { t } = useTranslation('textTemplates');
  const [edited, setEdited] = useState<TextTemplateShape | 'new' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    if (moved === 0) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [moved]);
  const edit = (next: TextTemplateShape | 'new' | null) => {
    setEdited(next);
    setMoved((before) => before + 1);
  };
  return (
    <section aria-labelledby="purpose">
      <h2 id="purpose" ref={heading} tabIndex={-1} className="mb-1 text-h3 outline-none">
        {edited === null ? t('count', { count: templates.length }) : t(edited === 'new' ? 'add' : 'change')}
      </h2>
      {edited === null ? (
        <>
          <p className="mb-4 text-small text-muted">{t('defaultText')}</p>
          <TemplateList purpose={purpose} templates={templates} onEdit={edit} />
          {templates.length < templateLimits.most && (
            <Button className="mt-5" onClick={() => edit('new')}>
              {t('add')}
            </Button>
          )}
        </>
      ) : (
        <TemplateForm purpose={purpose} template={edited === 'new' ? null : edited} onEnd={() => edit(null)} />
      )}
    </section>
  );
}
