import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api-client/api-error.js';
import { SkeletonText } from '../../../ui/Skeleton.js';

type Props<Data> = Readonly<{ data: Data | undefined; error: Error | null; children: (data: Data) => ReactNode }>;

export function LoadedPart<Data>({ data, error, children }: Props<Data>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  return error ? <p role="alert">{errorText(t, error)}</p> : <SkeletonText lines={6} />;
}
