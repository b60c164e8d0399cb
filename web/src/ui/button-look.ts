import { cx } from './cx.js';

export type ButtonVariant = 'primary' | 'ghost' | 'soft' | 'quiet' | 'danger' | 'alarm' | 'light';
export type ButtonLook = Readonly<{
  variant?: ButtonVariant | undefined;
  wide?: boolean | undefined;
  small?: boolean | undefined;
  className?: string | undefined;
}>;

const variants: Record<ButtonVariant, string> = {
  /** Primary button, at most one per page. */
  primary: 'bg-teal text-white hover:bg-teal-deep',
  ghost: 'bg-paper text-teal-deep shadow-[inset_0_0_0_1.5px_var(--color-teal)] hover:bg-tint-2',
  soft: 'bg-tint text-teal-deep hover:bg-tint-3',
  quiet: 'px-2.5 text-ink hover:bg-mist',
  danger: 'px-2.5 text-rose-ink hover:bg-rose',
  alarm: 'bg-alarm text-white hover:bg-rose-ink',
  light: 'bg-white text-teal-ink hover:bg-white/90 focus-visible:outline-white',
};

export const buttonLook = ({ variant = 'primary', wide, small, className }: ButtonLook): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-full border-0 font-bold no-underline transition-colors select-none text-center',
    'aria-disabled:opacity-60 aria-disabled:cursor-default disabled:opacity-60 disabled:cursor-default',
    small ? 'min-h-10 px-3.5 text-small' : 'min-h-11 px-[18px] text-base',
    wide && 'w-full',
    variants[variant],
    className,
  );
