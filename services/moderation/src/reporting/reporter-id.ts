import { derivedId } from '@lendring/platform/base/uuid.js';

const VISITORS = '6f1c5a0e-8f0f-4d86-9a53-2f6f0a6f6f14';

/** Stream id of a reporter: the account id, or an id derived from the digest of a visitor's address. */
export const reporterIdOf = (
  one: Readonly<{ signedIn: boolean; reporterId: string; visitor: string | null }>,
): string => (one.signedIn || one.visitor === null ? one.reporterId : derivedId(VISITORS, one.visitor));
