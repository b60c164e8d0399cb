import Download from 'lucide-react/icons/download';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { useWords } from '../words.js';

const save = (file: Blob, name: string): void => {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  // Some browsers read the object URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** Downloads all entries as iCalendar (`GET /v1/request_calendar_ics`). A plain link cannot send the access token. */
export function DownloadButton() {
  const { t } = useWords();
  const api = useApi();
  const file = useAction({
    send: (_: void) => api.file('/request_calendar_ics'),
    done: (blob) => save(blob, 'lendring.ics'),
    said: () => t('downloaded'),
  });
  return (
    <div>
      <Button variant="ghost" title={t('downloadHint')} onClick={() => void file.run()} busy={file.busy}>
        <Icon icon={Download} />
        <span className="max-md:sr-only">{t('download')}</span>
      </Button>
      {file.problem && (
        <p role="alert" className="mt-2 text-small font-semibold text-rose-ink">
          {t('downloadFailed')} {file.problem}
        </p>
      )}
    </div>
  );
}
