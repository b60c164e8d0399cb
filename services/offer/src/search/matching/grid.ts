import type { Box } from './geo.js';

/** Edge of a cell in degrees: 11 km from north to south, and 6 to 8 km from west to east in Germany. */
const EDGE = 0.1;
const COLUMNS = 360 / EDGE;

const lineOf = (lat: number): number => Math.floor((lat + 90) / EDGE);
const columnOf = (lng: number): number => Math.floor((lng + 180) / EDGE);
const cellOf = (lat: number, lng: number): number => lineOf(lat) * (COLUMNS + 1) + columnOf(lng);

/** Rows by place, so that a search around a place reads the rows of that region only. */
export function createGrid() {
  const cells = new Map<number, number[]>();

  return {
    add(row: number, lat: number, lng: number): void {
      const cell = cellOf(lat, lng);
      const rows = cells.get(cell);
      if (rows) rows.push(row);
      else cells.set(cell, [row]);
    },
    remove(row: number, lat: number, lng: number): void {
      const cell = cellOf(lat, lng);
      const rows = cells.get(cell) ?? [];
      const at = rows.indexOf(row);
      if (at >= 0) rows.splice(at, 1);
      if (rows.length === 0) cells.delete(cell);
    },
    /**
     * Rows in a box, cell by cell, with some outside its edges; null for a box across the date line, and for one of more
     * cells than have rows.
     */
    within({ south, north, west, east }: Box): readonly (readonly number[])[] | null {
      if (west > east) return null;
      const [first, last] = [columnOf(west), columnOf(east)];
      if ((lineOf(north) - lineOf(south) + 1) * (last - first + 1) > cells.size) return null;
      const found: (readonly number[])[] = [];
      for (let line = lineOf(south); line <= lineOf(north); line += 1)
        for (let column = first; column <= last; column += 1) {
          const rows = cells.get(line * (COLUMNS + 1) + column);
          if (rows) found.push(rows);
        }
      return found;
    },
  };
}
