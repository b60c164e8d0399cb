import type { Country, Point } from '@lendring/contracts/kernel/place.js';
import { normalizePostal } from '@lendring/contracts/place/postal-codes.js';

export type DumpRow = Readonly<{ postal: string; place: string; community: string; point: Point }>;
export type Dump = Readonly<{
  rows: readonly DumpRow[];
  /** Line numbers (from 1) with another country or a wrong format. */
  skipped: readonly number[];
}>;

/**
 * Parses a GeoNames postal dump: UTF-8, tab separated; country code, postal code, place name, name and code of three
 * administrative levels, latitude, longitude, accuracy. For NL and GB, postal codes may be outward parts only.
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
