import { cx } from './cx.js';

/** A grey shape in the place of what is coming, of its size, so that nothing jumps. */
export function Skeleton({ className }: Readonly<{ className?: string }>) {
  return <span aria-hidden className={cx('block rounded-sm bg-mist animate-pulse-soft', className ?? 'h-5 w-full')} />;
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines = 3 }: Readonly<{ lines?: number }>) {
  return (
    <span aria-hidden className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cx('h-4', index === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}
