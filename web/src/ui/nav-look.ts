import { cx } from './cx.js';

export const pillGroupLook = 'inline-flex max-w-full flex-wrap rounded-[1.625rem] bg-mist p-1';

export const pillLook = (on: boolean): string =>
  cx(
    'inline-flex min-h-11 items-center gap-2 rounded-[1.375rem] px-3 text-small font-bold no-underline sm:px-4 md:px-5 md:text-base',
    on ? 'bg-paper text-teal-deep shadow-soft' : 'text-muted hover:text-ink',
  );

export const tabLook = (on: boolean): string =>
  cx(
    'inline-flex min-h-11 items-center gap-2 border-0 border-b-[3px] bg-transparent px-3 font-bold no-underline whitespace-nowrap',
    on ? 'border-teal text-teal-deep' : 'border-transparent text-muted hover:text-ink',
  );
