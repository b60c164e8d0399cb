import type { AdShape } from '@lendring/contracts/http/ads.js';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.js';
import { inkOn } from '../Avatar.js';
import { cx } from '../cx.js';
import { Icon } from '../Icon.js';
import { useTurns } from './use-turns.js';
import { useView } from './use-view.js';

type Props = Readonly<{ ads: readonly AdShape[] }>;

/** Ads that share a place, one after the other. */
export function Ads({ ads }: Props) {
  const { t } = useTranslation('ads');
  const api = useApi();
  const box = useRef<HTMLDivElement>(null);
  const counted = useRef(new Set<string>());
  const [isOver, setOver] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const type = ads[0]?.type ?? 'banner';
  const turn = useTurns(ads.length, type, isOver || isPaused);
  const shown = ads[turn];
  const viewed = useCallback(
    (id: string) => {
      const ad = ads.find((one) => one.ad_id === id);
      if (!ad || counted.current.has(id)) return;
      counted.current.add(id);
      // Nobody misses a count that did not get through.
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
      {ads.map((ad, index) => (
        <div
          key={ad.ad_id}
          inert={index !== turn}
          className={cx(
            'absolute inset-0 transition-opacity motion-reduce:transition-none',
            type === 'carousel' ? 'duration-1000' : 'duration-[2500ms]',
            index === turn ? 'opacity-100' : 'opacity-0',
          )}
        >
          <Ad ad={ad} />
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

function Ad({ ad }: Readonly<{ ad: AdShape }>) {
  const { t } = useTranslation('ads');
  const api = useApi();
  const isTall = ad.type === 'skyscraper';
  const smallest = ad.sources.at(-1);
  return (
    <>
      <a
        href={ad.link}
        target="_blank"
        rel="sponsored nofollow noopener"
        onClick={() =>
          void api
            .post('/ad_click/{id}', { id: ad.ad_id, body: { secret: ad.secret } }, { keepalive: true })
            .catch(() => undefined)
        }
        className={cx('flex size-full no-underline', isTall ? 'flex-col' : 'items-stretch')}
        style={{ background: ad.color, color: inkOn(ad.color) }}
      >
        <span
          className={cx(
            'flex min-w-0 flex-1 flex-col justify-center gap-1 px-4',
            isTall ? 'py-8' : 'md:px-8',
            // Below, or above, the mark.
            !isTall && (ad.hint_y === 'top' ? 'max-md:pt-7' : 'max-md:pb-7'),
          )}
        >
          <span className="line-clamp-2 font-head text-lead leading-tight font-bold md:text-h3">{ad.title}</span>
          <span className={cx('text-small leading-snug', isTall ? 'line-clamp-5' : 'line-clamp-2')}>{ad.claim}</span>
          <span className="mt-1 w-fit max-w-full truncate rounded-full border border-current px-3 py-0.5 text-small font-bold">
            {ad.cta}
          </span>
        </span>
        <picture className={cx('block shrink-0 overflow-hidden', isTall ? 'h-[45%] w-full' : 'h-full w-[38%]')}>
          {ad.sources.map(({ min_width: from, src, src_large: large }) => (
            <source key={from} media={`(min-width: ${from}px)`} srcSet={`${src} 1x, ${large} 2x`} />
          ))}
          <img src={smallest?.src} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
        </picture>
      </a>
      <details
        className={cx(
          'absolute max-w-full text-fine text-ink',
          ad.hint_x === 'left' ? 'left-0' : 'right-0',
          ad.hint_y === 'top' ? 'top-0' : 'bottom-0',
          'open:inset-0 open:overflow-y-auto open:bg-paper',
        )}
      >
        <summary className={cx('cursor-pointer bg-paper/85 px-2 py-1', !isTall && 'truncate')}>
          {t('of', { name: ad.hint_src })}
        </summary>
        <p className="px-3 py-1.5">{t('why', { name: ad.hint_src })}</p>
      </details>
    </>
  );
}
