import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function Breadcrumbs({ items }: Readonly<{ items: readonly ReactNode[] }>) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('ui.breadcrumbs')} className="py-4 text-small text-muted">
      <ol className="flex flex-wrap items-center gap-x-1.5 [&_a]:inline-block [&_a]:py-1 [&_a]:text-muted [&_a]:no-underline [&_a:hover]:underline">
        {items.map((item, index) => (
          <li
            key={index}
            className="flex min-w-0 items-center gap-x-1.5"
            {...(index === items.length - 1 ? { 'aria-current': 'page' } : {})}
          >
            {index > 0 && <span aria-hidden>›</span>}
            <span className={`wrap-anywhere ${index === items.length - 1 ? 'text-ink' : ''}`}>{item}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
