import { Link, type LinkProps } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { number } from '../i18n/format.js';
import { buttonLook } from './button-look.js';
import { Icon } from './Icon.js';

type Props = Readonly<{
  page: number;
  size: number;
  total: number;
  hasNextPage: boolean;
  /** Link to a page of the list; keep the list's `to` and `params`, and put the page number into the search. */
  link: (page: number) => LinkProps;
}>;

export function Pagination({ page, size, total, hasNextPage, link }: Props) {
  const { t } = useTranslation();
  if (page === 1 && !hasNextPage) return null;
  return (
    <nav aria-label={t('ui.pages')} className="flex flex-wrap items-center justify-center gap-4 py-8">
      {page > 1 && (
        <Link {...link(page - 1)} rel="prev" className={buttonLook({ variant: 'ghost' })}>
          <Icon icon={ChevronLeft} />
          {t('ui.previousPage')}
        </Link>
      )}
      <span className="text-muted">
        {t('ui.pageOf', { page: number(page), pages: number(Math.max(page, Math.ceil(total / size))) })}
      </span>
      {hasNextPage && (
        <Link {...link(page + 1)} rel="next" className={buttonLook({ variant: 'ghost' })}>
          {t('ui.nextPage')}
          <Icon icon={ChevronRight} />
        </Link>
      )}
    </nav>
  );
}
