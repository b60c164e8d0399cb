import type { FeedbackRowShape } from '@lendring/contracts/http/feedback.js';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale.js';
import { useApi } from '../../../../lib/api-context.js';
import { downloadText } from '../../../../lib/download-text.js';
import { useAction } from '../../../../lib/use-action.js';
import { Button } from '../../../../ui/Button.js';
import { Icon } from '../../../../ui/Icon.js';
import { everyFeedback, feedbackFile } from './feedback-file.js';
import { feedbackQuestion, type FeedbackListSearch } from './feedback-search.js';

/** What is listed, as a file: made here, from all pages. */
export function DownloadFeedback({ search }: Readonly<{ search: FeedbackListSearch }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const api = useApi();
  const [told, setTold] = useState<{ done: number; total: number } | null>(null);
  const file = useAction({
    send: (_: void) => everyFeedback(api, feedbackQuestion(search), (done, total) => setTold({ done, total })),
    done: (feedback: readonly FeedbackRowShape[]) => {
      setTold(null);
      downloadText('lendring-feedback.csv', 'text/csv', feedbackFile(feedback, { t, words, locale }));
    },
    loud: true,
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span role="status" className="text-small text-muted">
        {file.busy && told && t('feedback.downloading', told)}
      </span>
      <Button variant="ghost" busy={file.busy} onClick={() => void file.run()}>
        <Icon icon={Download} />
        {t('feedback.download')}
      </Button>
    </div>
  );
}
