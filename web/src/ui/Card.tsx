import type { ElementType, ReactNode } from 'react';
import { cx } from './cx.js';

const grounds = {
  plain: 'border border-line bg-paper',
  raised: 'border border-line bg-paper shadow-soft',
  tint: 'bg-tint',
  sand: 'bg-sand',
};

export function Card({
  ground = 'plain',
  as: Tag = 'div',
  className,
  children,
  ...rest
}: Readonly<{
  ground?: keyof typeof grounds;
  as?: ElementType;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}>) {
  return (
    <Tag className={cx('rounded-lg p-5 md:p-6', grounds[ground], className)} {...rest}>
      {children}
    </Tag>
  );
}
