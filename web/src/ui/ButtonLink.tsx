import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { buttonLook, type ButtonLook } from './button-look.js';

type Props = ButtonLook &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> &
  Readonly<{ ref?: Ref<HTMLAnchorElement> }>;

/** A plain address that looks like a button: full navigations such as sign-in. */
export function ButtonAnchor({ variant, wide, small, className, children, ...rest }: Props) {
  return (
    <a className={buttonLook({ variant, wide, small, className })} {...rest}>
      {children}
    </a>
  );
}

/** A route that looks like a button: `<ButtonLink to="/offer/create">`. */
export const ButtonLink: LinkComponent<typeof ButtonAnchor> = createLink(ButtonAnchor);
