import { gunzipSync } from 'node:zlib';
import { StatementRefused } from './credit.js';

/** Size limit after decompression, against decompression bombs. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Decodes a statement from the API: gzip in base64.
 * @throws StatementRefused
 */
export const unpacked = (statement: string): Uint8Array => {
  try {
    return gunzipSync(Buffer.from(statement, 'base64'), { maxOutputLength: MOST_BYTES });
  } catch {
    throw new StatementRefused(`The file is not a gzip archive, or its content is larger than ${MOST_BYTES} bytes.`);
  }
};
