import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api-client/api-error.js';
import { Button } from '../../ui/Button.js';

/** Says why data of a page could not be loaded, and loads again whatever failed on the page. */
export function LoadProblem({ error }: Readonly<{ error: unknown }>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    setBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="alert">{errorText(t, error)}</p>
      <Button variant="ghost" small busy={isBusy} onClick={() => void retry()}>
        {t('error.retry')}
      </Button>
    </div>
  );
}
