import type { ReactNode } from 'react';
import { cx } from './cx.js';

export type LineItem = Readonly<{ label: ReactNode; value: ReactNode; tone?: 'sum' | 'aside' }>;

export function LineItems({ items }: Readonly<{ items: readonly LineItem[] }>) {
  return (
    <dl className="@container">
      {items.map((item, index) => (
        <div
          key={index}
          className={cx(
            'flex justify-between gap-x-4 py-2 @max-[13rem]:flex-col',
            item.tone === 'sum' && 'border-t border-line font-bold',
            item.tone === 'aside' && 'text-small text-muted',
          )}
        >
          <dt className="min-w-0 wrap-break-word">{item.label}</dt>
          <dd className="text-right @min-[13rem]:whitespace-nowrap">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
