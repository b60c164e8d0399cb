import * as z from 'zod';

/** Secret in a mailed link, which gives a reporter without an account access to the decision. */
export const ReporterToken = z.string().regex(/^[A-Za-z0-9_-]{64}$/);
