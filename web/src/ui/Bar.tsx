import { number } from '../i18n/format.js';
import { cx } from './cx.js';

/** A number, and how much of the most it is. */
export function Bar({ value, most }: Readonly<{ value: number; most: number }>) {
  return (
    <span className="flex items-center gap-2">
      <span className={cx('min-w-6 shrink-0', value === 0 ? 'text-muted' : 'font-bold')}>{number(value)}</span>
      <span aria-hidden className="h-3 min-w-0 flex-1">
        <span className="block h-full rounded-full bg-teal" style={{ width: `${(value / most) * 100}%` }} />
      </span>
    </span>
  );
}
