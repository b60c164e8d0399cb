import type { AdShape } from '@lendring/contracts/http/ads.js';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-client/api-context.js';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/Icon.js';
import { AdFace } from './AdFace.js';
import { useTurns } from './use-turns.js';
import { useView } from './use-view.js';

type Props = Readonly<{ ads: readonly AdShape[] }>;

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
          <AdFace
            ad={ad}
            adId={ad.ad_id}
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
