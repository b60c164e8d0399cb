/** Columns by which an owner's offer table sorts, besides metadata entries. */
export const tableColumns = [
  'title',
  'number',
  'status',
  'category',
  'place',
  'price',
  'deposit',
  'quantity',
  'hits',
  'loans',
  'rating',
  'changed',
  'published',
] as const;
export type TableColumn = (typeof tableColumns)[number];
