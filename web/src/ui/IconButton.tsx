import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from './cx.js';
import { Icon } from './Icon.js';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> &
  Readonly<{ icon: LucideIcon; label: string; size?: number; ref?: Ref<HTMLButtonElement> }>;

/**
 * Limit the button to 48 px, so that the header has room for all buttons at large text sizes. The position is
 * `relative`; a second position class would make the result depend on the order of the style sheet.
 */
export const iconButtonLook =
  'relative grid size-[min(2.75rem,48px)] shrink-0 place-items-center rounded-full border-0 bg-transparent text-dark no-underline transition-colors hover:bg-mist';

export function IconButton({ icon, label, size = 20, className, type = 'button', ...rest }: Props) {
  return (
    <button type={type} aria-label={label} title={label} className={cx(iconButtonLook, className)} {...rest}>
      <Icon icon={icon} size={size} />
    </button>
  );
}
