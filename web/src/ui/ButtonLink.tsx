import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { buttonLook, type ButtonLook } from './button-look.js';

type Props = ButtonLook &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> &
  Readonly<{ ref?: Ref<HTMLAnchorElement> }>;

/** A plain link styled as a button, for full page loads such as sign-in. */
export function ButtonAnchor({ variant, wide, small, className, children, ...rest }: Props) {
  return (
    <a className={buttonLook({ variant, wide, small, className })} {...rest}>
      {children}
    </a>
  );
}

export const ButtonLink: LinkComponent<typeof ButtonAnchor> = createLink(ButtonAnchor);
