import type { ButtonHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook, type ButtonLook } from './button-look.js';
import { Spinner } from './Spinner.js';

type Props = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> &
  Readonly<{ busy?: boolean; ref?: Ref<HTMLButtonElement> }>;

/** While `busy`, the button keeps its size and focus and ignores clicks. */
export function Button({
  variant,
  wide,
  small,
  className,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const { t } = useTranslation();
  return (
    <button
      type={busy ? 'button' : type}
      className={buttonLook({ variant, wide, small, className })}
      {...rest}
      {...(busy ? { 'aria-disabled': true } : {})}
      onClick={busy ? undefined : onClick}
    >
      {children}
      {busy && <Spinner label={t('ui.busy')} />}
    </button>
  );
}
