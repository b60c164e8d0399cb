import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-context.js';
import { downloadText } from '../../lib/download-text.js';
import { useAction } from '../../lib/use-action.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { actsFile, everyAct, mostInFile } from './acts-file.js';
import { auditQuestion, type AuditSearch } from './audit-search.js';

/** What is listed, as a file: made here, from all pages; the log notes it. */
export function FileButton({ search }: Readonly<{ search: AuditSearch }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const api = useApi();
  const [told, setTold] = useState<number | null>(null);
  const [isCut, setCut] = useState(false);
  const file = useAction({
    send: (_: void) => everyAct(api, auditQuestion(search), setTold),
    done: ({ acts, isWhole }) => {
      setTold(null);
      setCut(!isWhole);
      downloadText('lendring-audit.csv', 'text/csv', actsFile(acts, t, locale));
    },
    loud: true,
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span role="status" className="text-small text-muted">
        {file.busy && told !== null && t('audit.downloading', { done: number(told) })}
        {!file.busy && isCut && t('audit.cut', { most: number(mostInFile) })}
      </span>
      <Button variant="ghost" busy={file.busy} onClick={() => void file.run()}>
        <Icon icon={Download} />
        {t('audit.download')}
      </Button>
    </div>
  );
}
