import { createLink, type LinkComponent } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';
import { Icon } from './Icon.js';

export const chipLook = (on = false): string =>
  cx(
    'inline-flex min-h-11 md:min-h-[38px] items-center gap-[7px] rounded-full border px-3.5 text-small font-semibold whitespace-nowrap no-underline transition-colors',
    on ? 'border-teal-deep bg-teal-deep text-white' : 'border-edge bg-paper text-ink hover:border-teal hover:bg-tint-2',
  );

/** A filter that is on or off. */
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

/** Something chosen that can be taken away again. */
export function RemovableChip({
  children,
  name,
  onRemove,
}: Readonly<{ children: ReactNode; /** For the accessible name. */ name: string; onRemove: () => void }>) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex min-h-[34px] items-center gap-1 rounded-full bg-tint pl-3 text-small font-semibold text-teal-deep whitespace-nowrap">
      {children}
      <button
        type="button"
        aria-label={t('ui.remove', { name })}
        onClick={onRemove}
        className="grid size-[34px] place-items-center rounded-full border-0 bg-transparent text-teal-deep hover:bg-paper"
      >
        <Icon icon={X} size={16} />
      </button>
    </span>
  );
}
