import type { TextTemplateShape } from '@lendring/contracts/http/text-templates.js';
import { templateLimits, templatePurposes } from '@lendring/contracts/moderation/template-purposes.js';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textTemplatesQuery } from '../../api/text-templates.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { tabLook } from '../../ui/tab-look.js';
import { TemplateForm } from './TemplateForm.js';
import { TemplateList } from './TemplateList.js';
import type { TemplatesSearch } from './templates-search.js';

export function TemplatesPage({ search: { purpose = templatePurposes[0] } }: Readonly<{ search: TemplatesSearch }>) {
  const { t } = useTranslation('textTemplates');
  const { t: common } = useTranslation();
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
      {!templates && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={8} />)}
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
