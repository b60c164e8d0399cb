import MapIcon from 'lucide-react/icons/map';
import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { referenceQuery } from '../../api/reference.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { WhenNear } from '../../ui/WhenNear.js';
import { cx } from '../../ui/cx.js';
import type { Box } from './LeafletMap.js';
import { MapSketch } from './MapSketch.js';
import type { Spot } from './spots.js';

const key = 'map-tiles';

/** Consent of this device to the street map, whose tiles come from another server. */
const createMapConsent = (storage: Storage | null) => {
  let allowed: boolean | null = null;
  const listeners = new Set<() => void>();
  const read = () => {
    try {
      return storage?.getItem(key) === 'yes';
    } catch {
      return false;
    }
  };
  return {
    get: (): boolean => (allowed ??= read()),
    allow: (): void => {
      allowed = true;
      try {
        storage?.setItem(key, 'yes');
      } catch {
        /* Without storage, the consent applies to this visit. */
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const mapConsent = createMapConsent(typeof localStorage === 'undefined' ? null : localStorage);
const useMapAllowed = (): boolean => useSyncExternalStore(mapConsent.subscribe, mapConsent.get, () => false);

const LeafletMap = lazy(() => import('./LeafletMap.js'));

type Props = Readonly<{
  spots: readonly Spot[];
  fit: string;
  active?: string | null;
  circles?: boolean;
  middle?: Readonly<{ lat: number; lng: number }> | null;
  onPick?: (id: string) => void;
  onMoved?: (box: Box) => void;
  wide?: boolean;
  /** Places the question for consent at the top, where the bottom is covered. */
  asksAbove?: boolean;
  className?: string;
}>;

export function MapBox({ middle = null, wide = false, asksAbove = false, className, ...map }: Props) {
  const { t } = useTranslation();
  const allowed = useMapAllowed();
  const hintId = useId();
  const [failing, setFailing] = useState(false);
  const { data: reference } = useQuery(referenceQuery(useApi()));
  const sketch = (
    <MapSketch
      spots={map.spots}
      middle={middle}
      active={map.active ?? null}
      wide={wide}
      onPick={map.onPick}
      className="absolute inset-0 size-full"
    />
  );
  const tiles = reference?.map.tiles;
  const load = (
    <Button small onClick={mapConsent.allow} aria-describedby={hintId}>
      <Icon icon={MapIcon} size={18} />
      {t('map.load')}
    </Button>
  );
  const asks = tiles && !allowed;
  const hint = asks && (
    <p id={hintId} className="text-fine/[1.4] text-muted">
      {t('map.hint', { host: new URL(tiles.replaceAll(/\{[^}]*\}/g, 'x')).hostname })}
    </p>
  );
  return (
    <>
      <div className={cx('relative overflow-hidden', className)}>
        {tiles && allowed ? (
          // Load the map only when it comes near the viewport.
          <WhenNear placeholder={sketch} className="size-full">
            <Suspense fallback={sketch}>
              <LeafletMap
                {...map}
                tiles={tiles}
                attribution={reference.map.attribution}
                words={{
                  map: t('map.label'),
                  zoomIn: t('map.zoomIn'),
                  zoomOut: t('map.zoomOut'),
                  fullscreen: t('map.fullscreen'),
                }}
                onTilesFail={setFailing}
              />
            </Suspense>
          </WhenNear>
        ) : (
          sketch
        )}
        <p
          role="status"
          className={cx(
            'absolute right-16 bottom-7 left-3 z-10 rounded-md bg-paper/95 px-4 py-2.5 text-small shadow-soft',
            !failing && 'sr-only',
          )}
        >
          {failing && t('map.noTiles')}
        </p>
        {asks && wide && <div className="absolute bottom-4 left-4">{load}</div>}
        {asks && !wide && (
          <div
            className={cx(
              'absolute inset-x-3 flex flex-col items-center gap-2 rounded-md bg-paper/95 px-4 py-3 text-center shadow-soft',
              asksAbove ? 'top-3' : 'bottom-3',
            )}
          >
            {load}
            {hint}
          </div>
        )}
      </div>
      {wide && hint && <div className="pt-2">{hint}</div>}
    </>
  );
}
