import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/error-text.js';
import { SkeletonText } from '../../../ui/Skeleton.js';

type Props = Readonly<{
  /** The way back to the list. */ back: ReactNode;
  /** What it is called; the list's own title while that is not known. */ heading: ReactNode;
  error: Error | null;
  /** What there is to read of it; missing while it is not there. */ children: ReactNode;
}>;

/** What a row of a list leads to, in the address of that list. */
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
