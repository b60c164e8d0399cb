import * as z from 'zod';

/** What stands in the link of a mail to who reported without an account: whoever has it reads that decision. */
export const ReporterToken = z.string().regex(/^[A-Za-z0-9_-]{64}$/);
