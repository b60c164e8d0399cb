import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/cx.js';

/** Two arcs of one ring: lent items come back. */
export function Ring({ light = false }: Readonly<{ light?: boolean }>) {
  return (
    <svg viewBox="0 0 32 32" width={30} height={30} fill="none" strokeWidth={5} strokeLinecap="round" aria-hidden>
      <path d="M23.7 9.6A10 10 0 1 0 25.2 20" className={light ? 'stroke-white' : 'stroke-teal-deep'} />
      <path d="M27 15.2a10 10 0 0 1-7.3 9.9" className="stroke-teal-light" />
    </svg>
  );
}

export function Brand({ light = false, className }: Readonly<{ light?: boolean; className?: string }>) {
  const { t } = useTranslation();
  return (
    <Link
      to="/"
      className={cx(
        'inline-flex min-h-11 items-center gap-2 font-head text-h2 tracking-[.4px] no-underline',
        light ? 'text-white' : 'text-teal-deep',
        className,
      )}
    >
      <Ring light={light} />
      <span className={light ? '' : '@max-[21.5rem]:sr-only'}>{t('brand')}</span>
    </Link>
  );
}
