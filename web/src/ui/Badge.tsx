import { cx } from './cx.js';

export function Badge({ count, className }: Readonly<{ count: number; className?: string }>) {
  if (count < 1) return null;
  return (
    <span
      aria-hidden
      className={cx(
        'min-w-[18px] rounded-full bg-alarm px-1 text-center text-fine/[18px] font-bold text-white',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
