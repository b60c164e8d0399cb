import type { ReactNode } from 'react';
import { cx } from './cx.js';

export type LineItem = Readonly<{ label: ReactNode; value: ReactNode; tone?: 'sum' | 'aside' }>;

/** A calculation: items, the sum set off by a line, and asides such as the deposit in grey. */
export function LineItems({ items }: Readonly<{ items: readonly LineItem[] }>) {
  return (
    <dl>
      {items.map((item, index) => (
        <div
          key={index}
          className={cx(
            'flex justify-between gap-4 py-2',
            item.tone === 'sum' && 'border-t border-line font-bold',
            item.tone === 'aside' && 'text-small text-muted',
          )}
        >
          <dt>{item.label}</dt>
          <dd className="text-right whitespace-nowrap">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
