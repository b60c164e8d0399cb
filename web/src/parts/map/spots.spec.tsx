import { describe, expect, it } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import { render, renderOnServer } from '../../testing/render.js';
import { MapSketch } from './MapSketch.js';
import { middleOf, offset, placeLabels, placeRingText, rings, type Spot } from './spots.js';

const spot = (id: string, lat: number, lng: number, label = '9 €'): Spot => ({
  id,
  lat,
  lng,
  label,
  radius: 800,
  title: id,
});

describe('map spots', () => {
  it('are placed east and north according to their coordinates', () => {
    const { x, y } = offset({ lat: 51, lng: 7 }, { lat: 51.01, lng: 7.02 });
    expect(x).toBeCloseTo(1.4, 1);
    expect(y).toBeCloseTo(-1.11, 1);
    expect(middleOf([spot('a', 50, 6), spot('b', 52, 8)])).toEqual({ lat: 51, lng: 7 });
    expect(middleOf([])).toBeNull();
  });
  it('have two or three rings at round distances that cover all spots', () => {
    expect(rings(2.4)).toEqual([1, 2]);
    expect(rings(9)).toEqual([5, 10]);
    expect(rings(0.2)).toEqual([0.5]);
    for (const km of [0.3, 1, 3, 7, 40, 600]) expect(rings(km).length).toBeGreaterThan(0);
  });
  it('never overlap labels and always label the active spot', () => {
    const both = [spot('a', 51, 7), spot('b', 51, 7)];
    expect(placeLabels(both, () => ({ x: 0, y: 0 }), null).map(({ spot: { id }, shown }) => [id, shown])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(placeLabels(both, () => ({ x: 0, y: 0 }), 'b').find(({ spot: { id } }) => id === 'b')?.shown).toBe(true);
  });
  it('count the offers whose labels a label covers, and pick them in turn', () => {
    const all: readonly Spot[] = [
      spot('a', 51, 7),
      { ...spot('b', 51, 7), count: 2, several: (n: number) => `${n} offers` },
      spot('c', 52, 8),
      spot('d', 51, 7, ''),
    ];
    const at = ({ lat }: Spot) => ({ x: (lat - 51) * 500, y: 0 });
    const labels = (active: string | null) =>
      placeLabels(all, at, active).flatMap(({ label, shown, next }) => (shown ? [[label, next]] : []));
    expect(labels(null)).toEqual([
      ['9 € +2', 'a'],
      ['9 €', 'c'],
    ]);
    expect(labels('a')).toEqual([
      ['9 € +2', 'b'],
      ['9 €', 'c'],
    ]);
    expect(labels('b')).toEqual([
      ['3 offers', 'a'],
      ['9 €', 'c'],
    ]);
  });
  it('cover a neighbour that the number would reach', () => {
    const all = [spot('a', 51, 7), spot('b', 51, 7), spot('c', 52, 8)];
    const at = ({ lat }: Spot) => ({ x: (lat - 51) * 60, y: 0 });
    expect(placeLabels(all, at, null).flatMap(({ label, shown }) => (shown ? label : []))).toEqual(['9 € +2']);
  });
  it('label a ring inside the picture where no other label covers the text', () => {
    const size = { width: 400, height: 400 };
    const ring = { x: 200, y: 200, r: 100 };
    const top = { spot: spot('a', 51, 7), label: '9 €', next: 'a', x: 200, y: 100, width: 56, shown: true };
    expect(placeRingText(ring, 40, [], size)).toMatchObject({ y: 100 });
    expect(placeRingText(ring, 40, [top], size)).toMatchObject({ y: 300 });
    expect(placeRingText(ring, 40, [{ ...top, shown: false }], size)).toMatchObject({ y: 100 });
    expect(placeRingText({ ...ring, r: 900 }, 40, [], size)).toBeNull();
  });
  it('pick an offer by a click on its label in the sketch', () => {
    const picked: string[] = [];
    render(<MapSketch spots={[spot('a', 51, 7, '12 €'), spot('b', 51.1, 7.1)]} onPick={(id) => picked.push(id)} />);
    fireEvent.click(screen.getByText('12 €'));
    expect(picked).toEqual(['a']);
  });
  it('render on the server, even without any spots', async () => {
    expect(await renderOnServer(<MapSketch spots={[spot('a', 51, 7, '12 €'), spot('b', 51.1, 7.1)]} />)).toContain(
      '12 €',
    );
    expect(await renderOnServer(<MapSketch spots={[]} />)).toContain('<svg');
  });
});
