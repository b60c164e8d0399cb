import type { ReactNode } from 'react';
import { LoadProblem } from '../loading/LoadProblem.js';
import { SkeletonText } from '../../ui/Skeleton.js';

type Props = Readonly<{ back: ReactNode; heading: ReactNode; error: Error | null; children: ReactNode }>;

export function OpenedRow({ back, heading, error, children }: Props) {
  return (
    <div className="max-w-[860px]">
      <p className="mb-2 text-small">{back}</p>
      <h1 className="mb-2 text-h1 wrap-anywhere">{heading}</h1>
      {children ?? (error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />)}
    </div>
  );
}
