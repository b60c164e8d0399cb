import { number } from '../i18n/format.js';
import { cx } from './cx.js';

export function Bar({ value, most, text = number(value) }: Readonly<{ value: number; most: number; text?: string }>) {
  return (
    <span className="flex items-center gap-2">
      <span className={cx('min-w-6 shrink-0 whitespace-nowrap', value === 0 ? 'text-muted' : 'font-bold')}>{text}</span>
      <span aria-hidden className="h-3 min-w-0 flex-1">
        <span className="block h-full rounded-full bg-teal" style={{ width: `${Math.max(0, value / most) * 100}%` }} />
      </span>
    </span>
  );
}
