/** Sheet of labels: A4 with 3 × 8 labels of 70 × 37 mm, such as Avery Zweckform 3474. Millimetres. */
export const labelSheet = { columns: 3, rows: 8, width: 70, height: 37 } as const;
export const SHEET_LABELS = labelSheet.columns * labelSheet.rows;

/** Page with a single label, for label printers with rolls of 62 mm. Millimetres. */
export const singleLabel = { width: 62, height: 29 } as const;

/** Offers and labels of one file for several offers: 20 sheets, each up to a second of the processor. */
export const manyLabels = { offers: 100, labels: 20 * SHEET_LABELS } as const;

export type LabelFormat = 'sheet' | 'single';

/** Number of pages for `count` labels; `start`: first free label of the first sheet, from 1. */
export const labelPages = (format: LabelFormat, count: number, start: number): number =>
  format === 'single' ? count : Math.ceil((start - 1 + count) / SHEET_LABELS);
