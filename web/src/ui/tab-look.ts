import { cx } from './cx.js';

export const tabLook = (on: boolean): string =>
  cx(
    'inline-flex min-h-11 items-center gap-2 border-0 border-b-[3px] bg-transparent px-3 font-bold no-underline whitespace-nowrap',
    on ? 'border-teal text-teal-deep' : 'border-transparent text-muted hover:text-ink',
  );
