import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { offerDefaultsQuery } from '../../../api/offer-defaults.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { SkeletonText } from '../../../ui/Skeleton.js';

/** Load apart, while the defaults are asked for: the form has fields of several steps of the wizard. */
const DefaultsForm = lazy(async () => ({ default: (await import('./DefaultsForm.js')).DefaultsForm }));

/** Conditions that each new offer of the user begins with. */
export function DefaultsPage() {
  const { t } = useTranslation('wizard');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useQuery(offerDefaultsQuery(useApi()));
  const waiting = <SkeletonText lines={7} />;
  if (data)
    return (
      <Suspense fallback={waiting}>
        <DefaultsForm defaults={data} />
      </Suspense>
    );
  if (!error) return waiting;
  return (
    <EmptyState
      title={t('defaults.failed')}
      picture="ring"
      actions={<Button onClick={() => void refetch()}>{common('error.retry')}</Button>}
    >
      <p role="alert">{errorText(common, error)}</p>
    </EmptyState>
  );
}
