import { gunzipSync } from 'node:zlib';
import { StatementRefused } from './credit.js';

/** The largest statement that is read; what is packed may be much more than it looks. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The file of a statement as the API takes it: gzip in base64. @throws StatementRefused */
export const unpacked = (statement: string): Uint8Array => {
  try {
    return gunzipSync(Buffer.from(statement, 'base64'), { maxOutputLength: MOST_BYTES });
  } catch {
    throw new StatementRefused(`It is not packed by gzip, or is larger than ${MOST_BYTES} bytes.`);
  }
};
