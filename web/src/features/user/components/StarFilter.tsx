import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { pillGroupLook, pillLook } from '../../../ui/pill-look.js';

type Tab = '/user/$nickname/vendor' | '/user/$nickname/borrower';

export function StarFilter({
  to,
  nickname,
  byStars,
  stars,
}: Readonly<{ to: Tab; nickname: string; byStars: readonly number[]; stars: number | undefined }>) {
  const { t } = useTranslation('user');
  const kinds = [5, 4, 3, 2, 1].filter((count) => (byStars[count - 1] ?? 0) > 0 || count === stars);
  if (kinds.length < 2) return null;
  const all = byStars.reduce((sum, count) => sum + count, 0);
  const link = (only: number | undefined, words: string) => (
    <Link
      key={only ?? 'all'}
      to={to}
      params={{ nickname }}
      search={only === undefined ? {} : { stars: only }}
      resetScroll={false}
      className={pillLook(only === stars)}
      {...(only === stars ? { 'aria-current': 'true' } : {})}
    >
      {words}
    </Link>
  );
  return (
    <nav aria-label={t('ratings.filter')} className={`${pillGroupLook} mb-6`}>
      {link(undefined, t('ratings.all', { number: number(all) }))}
      {kinds.map((count) => link(count, t('ratings.only', { count, number: number(byStars[count - 1] ?? 0) })))}
    </nav>
  );
}
