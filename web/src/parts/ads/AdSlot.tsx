import type { AdShape } from '@lendring/contracts/http/ads.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.js';
import { later } from '../../ui/later.js';

const Ads = later(async () => (await import('./Ads.js')).Ads);

/** Call this before the server renders a page with ads, so that they are in its HTML. */
export const loadAds = Ads.load;

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
  /** True if the slot is in the first view of the page. */
  isSoon?: boolean;
  className?: string;
}>;

export function AdSlot({ ads, position, also, isSoon = false, className }: Props) {
  const { t } = useTranslation('ads');
  // Keep the array between renders, because `later` parts need stable props.
  const there = useMemo(
    () => ads?.filter((ad) => ad.position === position || ad.position === also) ?? [],
    [ads, position, also],
  );
  if (there.length === 0) return null;
  return (
    <aside aria-label={t('mark')} data-nosnippet className={cx('noscript:hidden', shapes[position], className)}>
      <Ads key={there.map(({ ad_id: id }) => id).join()} ads={there} isSoon={isSoon} />
    </aside>
  );
}
