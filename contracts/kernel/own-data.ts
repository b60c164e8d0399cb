import * as z from 'zod';

/** What one service holds of a person: a schema for the rows of each file, by the file's name. */
export type OwnDataFiles = Readonly<Record<string, z.ZodObject>>;

/**
 * The query by which a service gives the asker everything it holds of them, file by file and page by page. `next`:
 * where the following page begins; null after the last one.
 */
export const ownDataQuery = <Files extends OwnDataFiles>(files: Files) => ({
  question: z.strictObject({
    file: z.enum(Object.keys(files) as [keyof Files & string, ...(keyof Files & string)[]]),
    cursor: z.string().max(200).nullable(),
  }),
  answer: z.strictObject({ rows: z.array(z.record(z.string(), z.unknown())), next: z.string().nullable() }),
});
