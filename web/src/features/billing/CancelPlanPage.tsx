import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownPlanQuery, putPlan } from '../../api/billing.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { CauseField } from './components/CauseField.js';

export function CancelPlanPage() {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const { data: own, error } = useQuery(ownPlanQuery(api));
  const [reason, setReason] = useState('');
  const cancelling = useAction({
    send: (given: string, options) =>
      api.post('/plan_cancellation', { body: { reason: given.trim() || null } }, options),
    done: async (plan) => {
      putPlan(queries, plan);
      await navigate({ to: '/plan' });
    },
    said: () => t('cancel.done'),
  });
  const running = own?.running;
  const isOpen = running && !running.trial && !running.cancelled;
  return (
    <>
      {!own && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={4} />)}
      {own && (
        <div className="flex max-w-[560px] flex-col gap-4">
          {isOpen ? (
            <>
              <p>
                {t('cancel.text', { plan: running.booked.title, last: day(addDays(running.to, -1), locale, 'year') })}
              </p>
              <p className="text-muted">{t('cancel.after')}</p>
              <CauseField value={reason} change={setReason} />
            </>
          ) : (
            <p>
              {running?.cancelled
                ? t('cancelledUntil', { last: day(addDays(running.to, -1), locale, 'year') })
                : t('cancel.nothing')}
            </p>
          )}
          {cancelling.problem && (
            <p role="alert" className="font-semibold text-rose-ink">
              {cancelling.problem}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {isOpen && (
              <Button busy={cancelling.busy} onClick={() => void cancelling.run(reason)}>
                {t('cancel.now')}
              </Button>
            )}
            <ButtonLink to="/plan" variant="ghost">
              {t('back')}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
}
