import { lazy, Suspense } from 'react';
import { offerDefaultsQuery } from '../../../api/offer-defaults.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { SkeletonText } from '../../../ui/Skeleton.js';

/** Load apart, while the defaults are asked for: the form has fields of several steps of the wizard. */
const DefaultsForm = lazy(async () => ({ default: (await import('./DefaultsForm.js')).DefaultsForm }));

/** Conditions that each new offer of the user begins with. */
export function DefaultsPage() {
  const { data, error } = useQuery(offerDefaultsQuery(useApi()));
  if (error && !data) return <LoadProblem error={error} />;
  const waiting = <SkeletonText lines={7} />;
  return <Suspense fallback={waiting}>{data ? <DefaultsForm defaults={data} /> : waiting}</Suspense>;
}
