import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { cx } from './cx.js';

export const chipLook = (on = false): string =>
  cx(
    'inline-flex min-h-11 md:min-h-[38px] items-center gap-[7px] rounded-full border px-3.5 text-small font-semibold whitespace-nowrap no-underline transition-colors',
    on ? 'border-teal-deep bg-teal-deep text-white' : 'border-edge bg-paper text-ink hover:border-teal hover:bg-tint-2',
  );

export function Chip({
  on = false,
  children,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> &
  Readonly<{ on?: boolean; ref?: Ref<HTMLButtonElement> }>) {
  return (
    <button type="button" aria-pressed={on} className={chipLook(on)} {...rest}>
      {children}
    </button>
  );
}

function ChipAnchor({
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Readonly<{ ref?: Ref<HTMLAnchorElement> }>) {
  return (
    <a className={chipLook()} {...rest}>
      <span className="min-w-0 whitespace-normal wrap-anywhere">{children}</span>
    </a>
  );
}
export const ChipLink: LinkComponent<typeof ChipAnchor> = createLink(ChipAnchor);
