import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailWantedQuery } from '../../../api/security.js';
import { instant, localZone } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';

export function EmailWanted() {
  const { t } = useTranslation('security');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const { data: wanted } = useQuery(emailWantedQuery(api));
  const [came, setCame] = useState('');
  const look = () => queries.invalidateQueries({ queryKey: emailWantedQuery(api).queryKey });
  const again = useAction({
    send: (_: string, options) => api.post('/email', {}, options),
    done: (_, email) => {
      setCame(t('email.sentAgain', { email }));
      return look();
    },
    failed: look,
  });
  const cancelling = useAction({
    send: (_: string, options) => api.delete('/email', {}, options),
    done: (_, email) => {
      setCame(t('email.cancelled', { email }));
      return look();
    },
  });
  const act = (action: typeof again, email: string) => {
    setCame('');
    again.forget();
    cancelling.forget();
    void action.run(email);
  };
  const problem = again.problem ?? cancelling.problem;
  return (
    <>
      {wanted && (
        <div className="mb-4 rounded-md bg-tint px-4 py-3">
          <p className="mb-2 wrap-anywhere">
            {t('email.wanted', { email: wanted.email, until: instant(wanted.until, locale, localZone()) })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="ghost" small busy={again.busy} onClick={() => act(again, wanted.email)}>
              {t('email.again')}
            </Button>
            <Button variant="quiet" small busy={cancelling.busy} onClick={() => act(cancelling, wanted.email)}>
              {t('email.cancel')}
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="mb-4 wrap-anywhere empty:hidden">
        {came}
      </p>
      <p role="alert" className="mb-4 font-semibold text-rose-ink empty:hidden">
        {problem}
      </p>
    </>
  );
}
