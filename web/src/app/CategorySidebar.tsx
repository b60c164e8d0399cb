import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredLocation } from '../features/search/model/location-store.js';
import { categoryFields } from '../features/search/model/where.js';
import { useApi } from '../lib/api-client/api-context.js';
import { categoriesQuery, childrenOf, rootCategory } from '../api/reference.js';
import { useQuery } from '../lib/api-client/use-query.js';
import { Dialog } from '../ui/Dialog.js';
import { Icon } from '../ui/Icon.js';
import { menuItem } from '../ui/Menu.js';
import { Skeleton } from '../ui/Skeleton.js';
import { LanguageLinks } from './languages.js';

/** Main categories; an arrow opens the children, the top row leads back (spec §2). 320 px wide (spec §9). */
export function CategorySidebar({ open, onClose }: Readonly<{ open: boolean; onClose: () => void }>) {
  const { t } = useTranslation();
  const { data: all, isError } = useQuery({ ...categoriesQuery(useApi()), enabled: open });
  const [level, setLevel] = useState(rootCategory);
  const near = categoryFields(useStoredLocation());
  const top = useRef<HTMLUListElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (open) {
      setLevel(rootCategory);
      moved.current = false;
    }
  }, [open]);
  useEffect(() => {
    if (moved.current) top.current?.querySelector<HTMLElement>('a,button')?.focus();
  }, [level]);

  const here = all?.find(({ id }) => id === level);
  const go = (id: number) => {
    moved.current = true;
    setLevel(id);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('frame.categories')} hideTitle shape="side">
      <nav aria-label={t('frame.categories')} className="-mx-3">
        <Link
          to="/categories"
          onClick={onClose}
          className="mb-2 block px-3 font-head text-h3 text-ink no-underline hover:underline"
        >
          {t('frame.categories')}
        </Link>
        {!all && !isError && (
          <div role="status" aria-label={t('ui.loading')} className="flex flex-col gap-3 px-3">
            {Array.from({ length: 10 }, (_, index) => (
              <Skeleton key={index} className="h-8" />
            ))}
          </div>
        )}
        {isError && <p className="px-3 text-rose-ink">{t('error.network')}</p>}
        {all && (
          <ul ref={top} className="flex flex-col">
            {here && (
              <>
                <li>
                  <button type="button" className={`${menuItem} font-bold`} onClick={() => go(here.parent)}>
                    <Icon icon={ChevronLeft} />
                    {t('frame.back', {
                      parent: all.find(({ id }) => id === here.parent)?.title ?? t('frame.categories'),
                    })}
                  </button>
                </li>
                <li>
                  <Link
                    to="/category/$"
                    params={{ _splat: here.url }}
                    search={near}
                    onClick={onClose}
                    className={menuItem}
                  >
                    {t('frame.allOf', { category: here.title })}
                  </Link>
                </li>
              </>
            )}
            {childrenOf(all, level).map((category) => (
              <li key={category.id} className="flex">
                <Link
                  to="/category/$"
                  params={{ _splat: category.url }}
                  search={near}
                  onClick={onClose}
                  className={`${menuItem} min-w-0 flex-1`}
                >
                  <img
                    src={category.picture}
                    alt=""
                    width={26}
                    height={26}
                    loading="lazy"
                    className="category-picture"
                  />
                  <span className="min-w-0">{category.title}</span>
                </Link>
                {category.children.length > 0 && (
                  <button
                    type="button"
                    aria-label={t('frame.open', { category: category.title })}
                    onClick={() => go(category.id)}
                    className="grid size-11 shrink-0 place-items-center rounded-sm border-0 bg-transparent hover:bg-tint-2"
                  >
                    <Icon icon={ChevronRight} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {!here && (
          <div className="mt-3 border-t border-line pt-3 md:hidden">
            <Link to="/offer/create" onClick={onClose} className={menuItem}>
              <Icon icon={Plus} />
              {t('frame.createOffer')}
            </Link>
            <Link to="/favourites" onClick={onClose} className={menuItem}>
              <Icon icon={Heart} />
              {t('frame.favourites')}
            </Link>
            <Link to="/last-viewed" onClick={onClose} className={menuItem}>
              <Icon icon={History} />
              {t('frame.lastViewed')}
            </Link>
          </div>
        )}
        {!here && (
          <div className="mt-3 flex gap-1 border-t border-line pt-3">
            <LanguageLinks className={`${menuItem} w-auto`} />
          </div>
        )}
      </nav>
    </Dialog>
  );
}
