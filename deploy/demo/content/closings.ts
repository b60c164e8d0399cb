import { readContent } from './read.js';
import { files, type DemoClosing } from './schema.js';

/** Entries of unavailable days: holidays of a shop, a maintenance week, a weekday. */
export const closings: readonly DemoClosing[] = readContent('closings', files.closings);
