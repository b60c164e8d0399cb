import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { IconButton } from '../../../ui/IconButton.js';

type Props = Readonly<{ page: number; pages: number; label: string; onPage: (page: number) => void }>;

export function Pages({ page, pages, label, onPage }: Props) {
  const { t } = useTranslation();
  if (pages === 1) return null;
  return (
    <nav aria-label={`${t('ui.pages')}: ${label}`} className="mt-2 flex items-center justify-center gap-3">
      <IconButton
        icon={ChevronLeft}
        label={t('ui.previousPage')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <span role="status" className="text-small text-muted">
        {t('ui.pageOf', { page: number(page), pages: number(pages) })}
      </span>
      <IconButton
        icon={ChevronRight}
        label={t('ui.nextPage')}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
