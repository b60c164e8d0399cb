import * as z from 'zod';
import { Instant } from '../kernel/period.js';
import { ImportHead, ImportId, ImportRows } from '../offer/import.js';
import { importLimits } from '../offer/import-limits.js';
import { call } from './call.js';

const ProblemShape = z.object({
  line: z.int(),
  column: z.int().nullable().describe('From 0; null: the whole line.'),
  code: z.string(),
  text: z.string(),
});
export type ImportProblemShape = z.infer<typeof ProblemShape>;

const CheckShape = z.object({
  columns: z.array(z.object({ head: z.string(), reads: z.boolean() })),
  rows: z.array(
    z.object({
      line: z.int(),
      does: z.enum(['create', 'change', 'nothing', 'refused']),
      number: z.string().nullable().describe('Normal form of the own number, to find one that occurs twice.'),
      problems: z.array(ProblemShape),
    }),
  ),
});
export type ImportCheckShape = z.infer<typeof CheckShape>;

const ImportShape = z.object({
  import_id: ImportId,
  head: z.array(z.string()),
  total: z.int(),
  added: z.int().describe('Rows received so far.'),
  done: z.int().describe('Rows applied so far; the import has finished when this equals total.'),
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  problems: z.array(ProblemShape),
  begun_at: Instant,
});
export type ImportShape = z.infer<typeof ImportShape>;

export const offerImportCalls = {
  checkImport: call('POST /offer_import_check', {
    access: 'user',
    reads: true,
    body: z.strictObject({ head: ImportHead, rows: ImportRows }),
    summary: 'Dry run of some rows of a spreadsheet with own offers',
    note: `At most ${importLimits.chunk} rows. A row with a known own number changes that offer, any other creates a draft. Empty cells change nothing; a single "-" clears a field.`,
    answer: CheckShape,
  }),
  beginImport: call('POST /offer_import', {
    access: 'user',
    body: z.strictObject({ import_id: ImportId, total: z.int().min(1).max(importLimits.rows), head: ImportHead }),
    summary: 'Begin an import of own offers',
    note: 'The same import_id continues an import that was interrupted.',
    answer: ImportShape,
  }),
  addImportRows: call('POST /offer_import_rows/{id}', {
    access: 'user',
    id: ImportId,
    body: z.strictObject({ from: z.int().min(0).max(importLimits.rows), rows: ImportRows }),
    summary: 'Add the next rows of an import, which are applied in the background',
    answer: ImportShape,
  }),
  lastImport: call('GET /offer_import', {
    access: 'user',
    summary: 'Progress of the last import of own offers; null without one',
    answer: ImportShape.nullable(),
  }),
} as const;
