import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackForm } from './FeedbackForm.js';
import { FeedbackReceived } from './FeedbackReceived.js';
import type { FeedbackSearch } from './search.js';

export function FeedbackPage({ search }: Readonly<{ search: FeedbackSearch }>) {
  const { t } = useTranslation('moderation');
  const [sentFor, setSentFor] = useState<string | null>(null);
  return (
    <div className="wrap column pt-6 pb-14">
      {sentFor === null ? (
        <>
          <h1 className="text-h1">{t('feedback.title')}</h1>
          <p className="mt-2 mb-7 max-w-[60ch] text-muted">{t('feedback.lead')}</p>
          <FeedbackForm search={search} done={setSentFor} />
        </>
      ) : (
        <FeedbackReceived email={sentFor} from={search.from} />
      )}
    </div>
  );
}
