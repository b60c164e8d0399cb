import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import type { Spot } from './spots.js';

/** South, west, north, east. */
export type Box = readonly [number, number, number, number];
type Words = Readonly<{ map: string; zoomIn: string; zoomOut: string }>;
type Props = Readonly<{
  tiles: string; attribution: string | null; spots: readonly Spot[]; words: Words; active?: string | null;
  /** The map shows all spots anew whenever this changes. */
  fit: string;
  onPick?: (id: string) => void;
  /** A person moved or zoomed it. */
  onMoved?: (box: Box) => void;
  /** Circles show always, not only the active one. */
  circles?: boolean;
}>;

const pill = (spot: Spot, on: boolean): HTMLElement => {
  const element = document.createElement('span');
  element.className = `absolute -translate-x-1/2 -translate-y-1/2 rounded-full px-3 py-1.5 text-[14px] font-bold whitespace-nowrap shadow-soft ${on ? 'bg-teal-deep text-white' : 'bg-white text-ink'}`;
  element.textContent = spot.label;
  return element;
};

const boundsOf = (spots: readonly Spot[]): L.LatLngBounds =>
  spots.map((spot) => L.latLng(spot.lat, spot.lng).toBounds(Math.max(400, spot.radius * 2))).reduce((all, one) => all.extend(one));

/** The street map. Loaded only after consent, since its pictures come from another server. */
export default function LeafletMap({ tiles, attribution, spots, words, active = null, fit, onPick, onMoved, circles = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const layer = useRef<L.LayerGroup | null>(null);
  const calls = useRef({ onPick, onMoved });
  calls.current = { onPick, onMoved };

  useEffect(() => {
    const made = L.map(box.current!, { zoomControl: false, scrollWheelZoom: Boolean(calls.current.onMoved), maxBoundsViscosity: 1 }).setView([51, 9], 6);
    L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut, position: 'bottomright' }).addTo(made);
    L.tileLayer(tiles, { maxZoom: 17, ...(attribution ? { attribution } : {}) }).addTo(made);
    layer.current = L.layerGroup().addTo(made);
    map.current = made;
    const moved = () => {
      const at = made.getBounds();
      calls.current.onMoved?.([at.getSouth(), at.getWest(), at.getNorth(), at.getEast()]);
    };
    made.on('dragend', moved);
    // Zooming by us carries this mark, zooming by a person does not.
    made.on('zoomend', () => { if (!made.getContainer().dataset['fitting']) moved(); });
    const watch = new ResizeObserver(() => made.invalidateSize());
    watch.observe(box.current!);
    return () => { watch.disconnect(); made.remove(); map.current = null; };
  }, [tiles, attribution, words.zoomIn, words.zoomOut]);

  useEffect(() => {
    const made = map.current;
    if (!made || spots.length === 0) return;
    made.getContainer().dataset['fitting'] = 'yes';
    made.fitBounds(boundsOf(spots), { padding: [48, 48], maxZoom: 14, animate: false });
    delete made.getContainer().dataset['fitting'];
    // Only a new list moves the map, not every new object.
  }, [fit]);

  useEffect(() => {
    const group = layer.current;
    if (!group) return;
    group.clearLayers();
    for (const spot of spots) {
      const on = spot.id === active;
      if ((circles || on) && spot.radius > 0) L.circle([spot.lat, spot.lng], { radius: spot.radius, color: '#007a7e', weight: 1.5, fillOpacity: 0.18, interactive: false }).addTo(group);
      if (!spot.label) continue;
      const marker = L.marker([spot.lat, spot.lng], { icon: L.divIcon({ className: '', html: pill(spot, on), iconSize: [0, 0] }), keyboard: Boolean(onPick), interactive: Boolean(onPick), zIndexOffset: on ? 1000 : 0, riseOnHover: true });
      marker.on('click keypress', () => calls.current.onPick?.(spot.id));
      marker.addTo(group);
      marker.getElement()?.setAttribute('aria-label', [spot.title, spot.label].join(', '));
    }
  }, [spots, active, circles, onPick]);

  return <div ref={box} role="region" aria-label={words.map} className="isolate size-full bg-mist" />;
}
