import { readContent } from './read.js';
import { files, type DemoCounterLoan } from './schema.js';

/** Loans made at the counter or by phone, entered by the owners of the offers. */
export const counterLoans: readonly DemoCounterLoan[] = readContent('counter-loans', files['counter-loans']);
