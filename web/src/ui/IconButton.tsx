import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from './cx.js';
import { Icon } from './Icon.js';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> &
  Readonly<{ icon: LucideIcon; label: string; size?: number; ref?: Ref<HTMLButtonElement> }>;

/**
 * Its icon keeps its size, and so does it beyond 48 px: a header of large text has room for all of them. Placed where
 * it stands (`relative`) unless it gets another place: two of them in one element would leave it to the order of the
 * stylesheet.
 */
export const iconButtonLook =
  'relative grid size-[min(2.75rem,48px)] shrink-0 place-items-center rounded-full border-0 bg-transparent text-dark no-underline transition-colors hover:bg-mist';

/** A round button of 44 px with an accessible name. */
export function IconButton({ icon, label, size = 20, className, type = 'button', ...rest }: Props) {
  return (
    <button type={type} aria-label={label} title={label} className={cx(iconButtonLook, className)} {...rest}>
      <Icon icon={icon} size={size} />
    </button>
  );
}
