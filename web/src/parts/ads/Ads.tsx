import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdShape } from '@lendring/contracts/http/ads.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { Icon } from '../../ui/Icon.js';
import { cx } from '../../ui/cx.js';
import { AdFace } from './AdFace.js';

const SECOND = 1_000;

/** Calls back once half of the element was visible for a second in a visible window (spec §9). */
const useView = (box: RefObject<Element | null>, key: string, onView: (key: string) => void): void => {
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting)
          timer = setTimeout(() => {
            if (!document.hidden) onView(key);
          }, SECOND);
      },
      { threshold: 0.5 },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [box, key, onView]);
};

/** Milliseconds per ad (spec §9). */
const STAY = { banner: 8_000, skyscraper: 8_000, carousel: 5_000 } as const;

const movesLittle = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const useTurns = (count: number, type: keyof typeof STAY, held: boolean): number => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (count < 2 || held || movesLittle()) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((now) => (now + 1) % count);
    }, STAY[type]);
    return () => clearInterval(timer);
  }, [count, type, held]);
  return turn;
};

type Props = Readonly<{ ads: readonly AdShape[]; isSoon: boolean }>;

export function Ads({ ads, isSoon }: Props) {
  const { t } = useTranslation('ads');
  const api = useApi();
  const box = useRef<HTMLDivElement>(null);
  const counted = useRef(new Set<string>());
  const [isOver, setOver] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const type = ads[0]?.type ?? 'banner';
  const turn = useTurns(ads.length, type, isOver || isPaused);
  const shown = ads[turn];
  // Draw the other ads after hydration, so that only the visible picture is part of the first visit.
  const drawn = useHydrated() ? ads : ads.slice(0, 1);
  const viewed = useCallback(
    (id: string) => {
      const ad = ads.find((one) => one.ad_id === id);
      if (!ad || counted.current.has(id)) return;
      counted.current.add(id);
      // Ignore failures: a lost view count does not matter.
      api.post('/ad_view/{id}', { id, body: { secret: ad.secret } }, { keepalive: true }).catch(() => undefined);
    },
    [ads, api],
  );
  useView(box, shown?.ad_id ?? '', viewed);
  return (
    <div
      ref={box}
      className="relative size-full overflow-hidden rounded-md"
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setOver(true)}
      onBlur={() => setOver(false)}
    >
      {drawn.map((ad, index) => (
        <div
          key={ad.ad_id}
          inert={index !== turn}
          className={cx(
            'absolute inset-0 transition-opacity motion-reduce:transition-none',
            type === 'carousel' ? 'duration-1000' : 'duration-[2500ms]',
            index === turn ? 'opacity-100' : 'opacity-0',
          )}
        >
          <AdFace
            ad={ad}
            adId={ad.ad_id}
            isSoon={isSoon && index === 0}
            onFollow={() =>
              void api
                .post('/ad_click/{id}', { id: ad.ad_id, body: { secret: ad.secret } }, { keepalive: true })
                .catch(() => undefined)
            }
          />
        </div>
      ))}
      {ads.length > 1 && (
        <button
          type="button"
          aria-label={t(isPaused ? 'play' : 'pause')}
          onClick={() => setPaused(!isPaused)}
          className={cx(
            'absolute grid size-8 place-items-center rounded-full bg-paper/85 text-ink motion-reduce:hidden',
            shown?.hint_x === 'left' ? 'left-1.5' : 'right-1.5',
            shown?.hint_y === 'bottom' ? 'top-1.5' : 'bottom-1.5',
          )}
        >
          <Icon icon={isPaused ? Play : Pause} size={15} />
        </button>
      )}
    </div>
  );
}
