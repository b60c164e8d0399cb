import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { fileName } from '../../../lib/downloads/csv-file.js';
import { saveFile } from '../../../lib/downloads/save-file.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { templateColumns, templateCsv, templateXlsx } from './template.js';

/** Template for an import to download, and what belongs into its columns. */
export function ImportTemplate() {
  const { t } = useTranslation('offerTable');
  const locale = useLocale();
  const save = (kind: 'csv' | 'xlsx') => {
    const content =
      kind === 'csv'
        ? templateCsv(locale)
        : new Uint8Array(templateXlsx(locale, [t('import.template.offers'), t('import.template.notes')]));
    saveFile(new Blob([content]), fileName(kind, t('import.template.file')));
  };
  return (
    <section aria-labelledby="template" className="flex flex-col items-start gap-3">
      <h2 id="template" className="text-h3">
        {t('import.template.title')}
      </h2>
      <p>{t('import.template.text')}</p>
      <div className="flex flex-wrap gap-3">
        {(['xlsx', 'csv'] as const).map((kind) => (
          <Button key={kind} variant="ghost" onClick={() => save(kind)}>
            <Icon icon={Download} />
            {t(`import.template.${kind}`)}
          </Button>
        ))}
      </div>
      <details className="w-full">
        <summary className="cursor-pointer py-2 font-bold">{t('import.template.columns')}</summary>
        <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
          {templateColumns(locale).map(({ head, note }) => (
            <div key={head} className="contents">
              <dt className="font-bold">{head}</dt>
              <dd className="max-sm:mb-2">{note}</dd>
            </div>
          ))}
          <dt className="font-bold">{t('import.template.detail')}</dt>
          <dd>{t('import.template.detailNote')}</dd>
        </dl>
        <p className="mt-3 text-small">{t('import.template.without')}</p>
      </details>
    </section>
  );
}
