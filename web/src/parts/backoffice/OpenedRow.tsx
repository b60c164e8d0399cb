import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api-client/api-error.js';
import { SkeletonText } from '../../ui/Skeleton.js';

type Props = Readonly<{ back: ReactNode; heading: ReactNode; error: Error | null; children: ReactNode }>;

export function OpenedRow({ back, heading, error, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className="max-w-[860px]">
      <p className="mb-2 text-small">{back}</p>
      <h1 className="mb-2 text-h1 wrap-anywhere">{heading}</h1>
      {children ?? (error ? <p role="alert">{errorText(t, error)}</p> : <SkeletonText lines={8} />)}
    </div>
  );
}
