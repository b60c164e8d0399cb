import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { type Placed, placeLabels, type Spot } from './spots.js';

/** Map area as south, west, north, east. */
export type Box = readonly [number, number, number, number];
type Words = Readonly<{ map: string; zoomIn: string; zoomOut: string; fullscreen: string }>;
type Props = Readonly<{
  tiles: string;
  attribution: string | null;
  spots: readonly Spot[];
  words: Words;
  active?: string | null;
  fit: string;
  onPick?: (id: string) => void;
  onMoved?: (box: Box) => void;
  /** Called with true when tiles fail to load, and with false once a tile has loaded. */
  onTilesFail?: (failing: boolean) => void;
  circles?: boolean;
}>;

const pill = ({ label }: Pick<Placed, 'label'>, on: boolean): HTMLElement => {
  const element = document.createElement('span');
  element.className = `grid size-full place-items-center rounded-full text-small font-bold whitespace-nowrap shadow-soft ${on ? 'bg-teal-deep text-white' : 'bg-paper text-ink'}`;
  element.textContent = label;
  return element;
};

const boundsOf = (spots: readonly Spot[]): L.LatLngBounds =>
  spots
    .map((spot) => L.latLng(spot.lat, spot.lng).toBounds(Math.max(400, spot.radius * 2)))
    .reduce((all, one) => all.extend(one));

/** Full-screen button (spec §7). */
class Fullscreen extends L.Control {
  constructor(
    private readonly title: string,
    private readonly element: HTMLElement,
  ) {
    super({ position: 'topright' });
  }
  override onAdd(): HTMLElement {
    const bar = L.DomUtil.create('div', 'leaflet-bar');
    const button = L.DomUtil.create('a', 'grid! place-items-center', bar);
    button.href = '#';
    button.role = 'button';
    button.title = this.title;
    button.ariaLabel = this.title;
    button.innerHTML =
      '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M8 3H3v5M16 3h5v5M8 21H3v-5M16 21h5v-5"/></svg>';
    L.DomEvent.disableClickPropagation(bar);
    L.DomEvent.on(button, 'click', (event) => {
      L.DomEvent.preventDefault(event);
      void (document.fullscreenElement ? document.exitFullscreen() : this.element.requestFullscreen());
    });
    return bar;
  }
}

/** Street map. Loaded only after consent, since its tiles come from another server. */
export default function LeafletMap({
  tiles,
  attribution,
  spots,
  words,
  active = null,
  fit,
  onPick,
  onMoved,
  onTilesFail,
  circles = false,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const layer = useRef<L.LayerGroup | null>(null);
  const calls = useRef({ onPick, onMoved, onTilesFail, spots });
  useEffect(() => {
    calls.current = { onPick, onMoved, onTilesFail, spots };
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const made = L.map(element, {
      zoomControl: false,
      scrollWheelZoom: Boolean(calls.current.onMoved),
      maxBoundsViscosity: 1,
    }).setView([51, 9], 6);
    L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut, position: 'bottomright' }).addTo(made);
    if (document.fullscreenEnabled) new Fullscreen(words.fullscreen, element).addTo(made);
    L.tileLayer(tiles, { maxZoom: 17, referrerPolicy: 'origin', ...(attribution ? { attribution } : {}) })
      .on('tileerror', () => calls.current.onTilesFail?.(true))
      .on('tileload', () => calls.current.onTilesFail?.(false))
      .addTo(made);
    made.attributionControl.setPrefix(false);
    layer.current = L.layerGroup().addTo(made);
    map.current = made;
    const moved = () => {
      const at = made.getBounds();
      calls.current.onMoved?.([at.getSouth(), at.getWest(), at.getNorth(), at.getEast()]);
    };
    made.on('dragend', moved);
    // Ignore programmatic zooming, which sets this attribute.
    made.on('zoomend', () => {
      if (!made.getContainer().dataset['fitting']) moved();
    });
    const watch = new ResizeObserver(() => made.invalidateSize());
    watch.observe(element);
    return () => {
      watch.disconnect();
      made.remove();
      map.current = null;
    };
  }, [tiles, attribution, words.zoomIn, words.zoomOut, words.fullscreen]);

  useEffect(() => {
    const made = map.current;
    const all = calls.current.spots;
    if (!made || all.length === 0) return;
    made.getContainer().dataset['fitting'] = 'yes';
    made.fitBounds(boundsOf(all), { padding: [48, 48], maxZoom: 14, animate: false });
    delete made.getContainer().dataset['fitting'];
    // Refit only when the list changes, not on every new array.
  }, [fit]);

  useEffect(() => {
    const made = map.current;
    const group = layer.current;
    if (!made || !group) return undefined;
    const draw = () => {
      group.clearLayers();
      for (const placed of placeLabels(spots, (one) => made.latLngToLayerPoint([one.lat, one.lng]), active)) {
        const { spot, label, width, shown, next } = placed;
        const on = spot.id === active;
        const at: L.LatLngExpression = [spot.lat, spot.lng];
        if ((circles || on) && spot.radius > 0)
          L.circle(at, {
            radius: spot.radius,
            color: '#007a7e',
            weight: 1.5,
            fillOpacity: 0.18,
            interactive: false,
          }).addTo(group);
        if (!spot.label) continue;
        // Show a dot until zoomed in, because an overlapped label could not be clicked.
        if (!shown) {
          L.circleMarker(at, {
            radius: 5,
            stroke: false,
            fillColor: '#007a7e',
            fillOpacity: 0.6,
            interactive: false,
          }).addTo(group);
          continue;
        }
        const marker = L.marker(at, {
          icon: L.divIcon({ className: 'rounded-full', html: pill(placed, on), iconSize: [width, 34] }),
          keyboard: Boolean(onPick),
          interactive: Boolean(onPick),
          zIndexOffset: on ? 1000 : 0,
        });
        marker.on('click keypress', () => calls.current.onPick?.(next));
        marker.addTo(group);
        marker.getElement()?.setAttribute('aria-label', [spot.title, label].join(', '));
      }
    };
    draw();
    made.on('zoomend', draw);
    return () => {
      made.off('zoomend', draw);
    };
  }, [spots, active, circles, onPick]);

  return <div ref={box} role="region" aria-label={words.map} className="isolate size-full bg-mist! font-body!" />;
}
