import type { ImportShape } from '@lendring/contracts/http/offer-import.js';
import type { ImportRow } from '@lendring/contracts/offer/import.js';
import { sheetHeadOf } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { fileKey, picturesIn } from '@lendring/contracts/rules/sheet-pictures.js';
import type { Api } from '../../../lib/api-client/api.js';
import { uploadPicture } from '../../../lib/pictures/upload-picture.js';
import type { Archive } from '../pictures/read-zip.js';
import { partsOf, type Sheet } from './read-file.js';

/** Picture file that a row names and that cannot be taken. */
export type FileNote = Readonly<{
  line: number;
  column: number;
  name: string;
  why: 'noZip' | 'notInZip' | 'tooBig' | 'notPicture';
}>;

/** Result of comparing a spreadsheet with an archive: pictures to upload by name, problems, and unnamed pictures. */
export type ZipReport = Readonly<{
  files: ReadonlyMap<string, File>;
  notes: readonly FileNote[];
  unused: readonly string[];
}>;

const columnIn = ({ head }: Pick<Sheet, 'head'>): number =>
  head.map(sheetHeadOf).findIndex((meant) => meant.kind === 'column' && meant.name === 'pictures');

const filesIn = ({ cells }: ImportRow, column: number): readonly string[] =>
  picturesIn(cells[column] ?? '').flatMap((one) => (one.kind === 'file' ? [one.name] : []));

/** True for the first bytes of JPEG, PNG, GIF, WebP, HEIC and AVIF, whatever the name of the file says. */
const isPicture = async (file: File): Promise<boolean> => {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp)/.test(text);
};

/**
 * @param missing names of files by line that the offers do not have yet
 * @param refused lines that the import leaves out: their pictures are checked and not uploaded
 */
export const compareZip = async (
  sheet: Sheet,
  missing: ReadonlyMap<number, readonly string[]>,
  archive: Archive | null,
  refused: ReadonlySet<number>,
): Promise<ZipReport> => {
  const column = columnIn(sheet);
  const found = new Map(archive?.pictures.map((file) => [fileKey(file.name), file] as const));
  const [tooBig, others] = [archive?.tooBig ?? [], archive?.others ?? []].map((names) => new Set(names.map(fileKey)));
  const files = new Map<string, File>();
  const notes: FileNote[] = [];
  for (const [line, names] of missing)
    for (const name of names) {
      const file = found.get(name);
      const isFine = files.has(name) || (file !== undefined && (await isPicture(file)));
      if (file && isFine) {
        if (!refused.has(line)) files.set(name, file);
      } else {
        const why = !archive
          ? 'noZip'
          : file || others?.has(name)
            ? 'notPicture'
            : tooBig?.has(name)
              ? 'tooBig'
              : 'notInZip';
        notes.push({ line, column, name, why });
      }
    }
  const named = new Set(sheet.rows.flatMap((row) => filesIn(row, column)));
  return { files, notes, unused: [...found].flatMap(([key, { name }]) => (named.has(key) ? [] : [name])) };
};

type Upload = Readonly<{
  api: Api;
  importId: string;
  sheet: Sheet;
  files: ReadonlyMap<string, File>;
  /** Receives the progress of the rows until all are applied. */
  told: (now: ImportShape) => void;
  progress: (done: number, total: number) => void;
  failed: (line: number, column: number, name: string, error: unknown) => void;
  pause: (ms: number) => Promise<void>;
}>;

/** Interval in milliseconds at which the upload asks whether all rows are applied. */
const EVERY_MS = 1_000;

/**
 * Uploads the pictures that rows name by file to the offers of these rows, once all rows are applied. An offer takes
 * each name once, so that an upload which was interrupted can be repeated.
 *
 * @returns number of added pictures
 */
export const uploadZip = async (upload: Upload): Promise<number> => {
  const { api, importId, sheet, files, told, progress, failed, pause } = upload;
  const column = columnIn(sheet);
  const rows = sheet.rows.filter((row) => filesIn(row, column).some((name) => files.has(name)));
  if (rows.length === 0) return 0;
  for (;;) {
    const now = await api.get('/offer_import', {});
    if (now) told(now);
    if (!now || now.import_id !== importId || now.done >= now.total) break;
    await pause(EVERY_MS);
  }
  const total = rows.reduce((sum, row) => sum + filesIn(row, column).filter((name) => files.has(name)).length, 0);
  let [done, added] = [0, 0];
  progress(done, total);
  for (const part of partsOf(rows)) {
    const body = { head: [...sheet.head], rows: [...part], import_id: importId };
    const checked = await api.post('/offer_import_check', { body });
    const missing = new Map(checked.rows.map((row) => [row.line, row]));
    for (const row of part) {
      const { offer_id: id = null, files: names = [] } = missing.get(row.line) ?? {};
      for (const name of filesIn(row, column)) {
        const file = files.get(name);
        if (!file) continue;
        if (id !== null && names.includes(name))
          await uploadPicture(
            file,
            {
              prepare: (picture) => api.post('/offer_image/{id}', { id, body: picture }),
              activate: (image_id) => api.patch('/offer_image/{id}', { id, body: { image_id, file: name } }),
            },
            () => {},
            new AbortController().signal,
          ).then(
            () => (added += 1),
            (error: unknown) => failed(row.line, column, name, error),
          );
        done += 1;
        progress(done, total);
      }
    }
  }
  return added;
};
