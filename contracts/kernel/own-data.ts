import * as z from 'zod';

/** Personal data of one service: a row schema for each file name. */
export type OwnDataFiles = Readonly<Record<string, z.ZodObject>>;

/**
 * Query for all data that a service holds about the caller, by file and page. `next`: start of the next page; null on
 * the last page.
 */
export const ownDataQuery = <Files extends OwnDataFiles>(files: Files) => ({
  question: z.strictObject({
    file: z.enum(Object.keys(files) as [keyof Files & string, ...(keyof Files & string)[]]),
    cursor: z.string().max(200).nullable(),
  }),
  answer: z.strictObject({ rows: z.array(z.record(z.string(), z.unknown())), next: z.string().nullable() }),
});
