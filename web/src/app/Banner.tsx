import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const bannerId = 'banner';

export type ShownBanner = Readonly<{ text: string; look: string; left: number }>;

/** Reads the banner from the server-rendered page, which keeps it out of the scripts. */
export const bannerOfPage = (): ShownBanner | null => {
  const shown = document.getElementById(bannerId);
  return shown && { text: shown.textContent, look: shown.className, left: Number(shown.dataset['left']) };
};

/** Maximum delay of browser timers, about 24 days. */
const LONGEST_MS = 2 ** 31 - 1;

export function Banner() {
  const { t } = useTranslation();
  const { banner } = useRouteContext({ from: '__root__' });
  const [isOver, setOver] = useState(false);
  const left = banner?.left ?? 0;
  useEffect(() => {
    const timer = setTimeout(setOver, Math.min(left, LONGEST_MS), true);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    banner &&
    !isOver && (
      <aside id={bannerId} aria-label={t('frame.notice')} className={banner.look} data-left={left}>
        {banner.text}
      </aside>
    )
  );
}
