import { Skeleton, SkeletonText } from '../../../ui/Skeleton.js';

export function RowSkeletons({ label, count = 3 }: Readonly<{ label: string; count?: number }>) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          aria-hidden
          className="grid grid-cols-[72px_1fr] gap-4 rounded-lg border border-line p-4 min-[375px]:grid-cols-[96px_1fr] sm:grid-cols-[136px_1fr] md:grid-cols-[160px_1fr_210px] md:gap-6 md:p-5"
        >
          <Skeleton className="aspect-4/3 w-full rounded-md" />
          <SkeletonText lines={3} />
          <Skeleton className="col-span-2 h-5 w-40 md:col-span-1 md:justify-self-end" />
        </div>
      ))}
    </div>
  );
}
