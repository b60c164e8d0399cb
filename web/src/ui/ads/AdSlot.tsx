import type { AdShape } from '@lendring/contracts/http/ads.js';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx.js';

const Ads = lazy(async () => ({ default: (await import('./Ads.js')).Ads }));

const shapes: Readonly<Record<AdShape['position'], string>> = {
  // Grows with the letters; where a window is so low that it would be full of it, title and button are enough.
  top: 'h-[11.5rem] md:h-[8.5rem] low:h-[7rem]',
  // In the margin of wide windows, as far down as the page's content goes.
  left: 'max-[1600px]:hidden h-[600px] w-[160px]',
  right: 'max-[1600px]:hidden h-[600px] w-[160px]',
};

type Props = Readonly<{
  ads: readonly AdShape[] | undefined;
  position: AdShape['position'];
  /** Takes turns with `position`, on pages that have one margin alone. */ also?: AdShape['position'];
  className?: string;
}>;

/** The place of ads, as large as it will be from the start; what stands in it comes after the page. */
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
