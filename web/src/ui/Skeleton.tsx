import { cx } from './cx.js';

/** Grey placeholder of the size of the content, to avoid layout shifts. */
export function Skeleton({ className }: Readonly<{ className?: string }>) {
  return <span aria-hidden className={cx('block rounded-sm bg-mist animate-pulse-soft', className ?? 'h-5 w-full')} />;
}

export function SkeletonText({ lines = 3 }: Readonly<{ lines?: number }>) {
  return (
    <span aria-hidden className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cx('h-4', index === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}
