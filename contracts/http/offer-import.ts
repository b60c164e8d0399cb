import * as z from 'zod';
import { OfferId } from '../kernel/ids.js';
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
      offer_id: OfferId.nullable().describe('Existing offer that the row changes.'),
      files: z
        .array(z.string())
        .describe(
          'Names of picture files in the row that the offer does not have yet, in small letters and without folders.',
        ),
      problems: z.array(ProblemShape),
      changes: z
        .array(z.int())
        .describe('Columns whose cells change the offer, from 0; empty unless `does` is `change`.'),
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
  pictures: z
    .object({ wanted: z.int(), done: z.int(), added: z.int() })
    .describe('Pictures from the web: needed by the rows applied so far, handled, and added to offers.'),
  begun_at: Instant,
});
export type ImportShape = z.infer<typeof ImportShape>;

export const offerImportCalls = {
  checkImport: call('POST /offer_import_check', {
    access: 'user',
    cost: 'heavy',
    reads: true,
    body: z.strictObject({ head: ImportHead, rows: ImportRows, import_id: ImportId.optional() }),
    summary: 'Dry run of some rows of a spreadsheet with own offers',
    note: `At most ${importLimits.chunk} rows. A row with the link or the own number of an offer of yours changes that offer, any other creates a draft. Empty cells change nothing; a single "-" clears a field. With import_id, also finds the offers that this import has created. Pictures are addresses, which the service downloads, or names of files, which the caller uploads to the offers afterwards.`,
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
