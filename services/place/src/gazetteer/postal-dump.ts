import type { Country, Point } from '@lendring/contracts/kernel/place.js';
import { normalizePostal } from '@lendring/contracts/place/postal-codes.js';

/** One line of a GeoNames postal dump, as far as we need it. */
export type DumpRow = Readonly<{
  postal: string;
  place: string;
  /** Municipality, where the dump names it. */ community: string;
  point: Point;
}>;
export type Dump = Readonly<{
  rows: readonly DumpRow[];
  /** Lines that are not of the country or not in the format, counted from 1. */ skipped: readonly number[];
}>;

/**
 * Reads a postal dump as GeoNames documents it: UTF-8, tab separated; country code, postal code, place name, name and
 * code of three administrative levels, latitude, longitude, accuracy. Postal codes may be outward parts only (NL, GB).
 */
export const readDump = (text: string, country: Country): Dump => {
  const rows: DumpRow[] = [];
  const skipped: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [code, postal = '', place = '', , , , , community = '', , lat = '', lng = ''] = line.split('\t');
    const point = { lat: Number(lat), lng: Number(lng) };
    const whole = lat !== '' && lng !== '' && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
    const normal = normalizePostal(country, postal, 'outward');
    if (code === country && normal !== null && place !== '' && whole)
      rows.push({ postal: normal, place, community, point });
    else skipped.push(index + 1);
  }
  return { rows, skipped };
};
