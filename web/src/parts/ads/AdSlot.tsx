import type { AdShape } from '@lendring/contracts/http/ads.js';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.js';

const Ads = lazy(async () => ({ default: (await import('./Ads.js')).Ads }));

const shapes: Readonly<Record<AdShape['position'], string>> = {
  // Heights in rem grow with the text size; in very low windows, the slot has room for title and button only.
  top: 'h-[11.5rem] md:h-[8.5rem] low:h-[7rem]',
  left: 'max-[1600px]:hidden h-[600px] w-[160px]',
  right: 'max-[1600px]:hidden h-[600px] w-[160px]',
};

type Props = Readonly<{
  ads: readonly AdShape[] | undefined;
  position: AdShape['position'];
  /** Second position that shares the slot with `position`, on pages with only one margin. */
  also?: AdShape['position'];
  className?: string;
}>;

export function AdSlot({ ads = [], position, also, className }: Props) {
  const { t } = useTranslation('ads');
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const begin = () => setDue(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  const there = ads.filter((ad) => ad.position === position || ad.position === also);
  if (there.length === 0) return null;
  return (
    <aside aria-label={t('mark')} className={cx('noscript:hidden', shapes[position], className)}>
      {isDue && (
        <Suspense>
          <Ads key={there.map(({ ad_id: id }) => id).join()} ads={there} />
        </Suspense>
      )}
    </aside>
  );
}
