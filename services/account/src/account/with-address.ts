import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { AccountDocument } from './projection.js';
import { isGone } from './view.js';

/** Account with a confirmed email address, in any case of letters; null if there is none. */
export const withAddress = async (
  accounts: Pick<View<AccountDocument>, 'find'>,
  email: string,
): Promise<AccountDocument | null> => {
  const [document] = await accounts.find({ filter: { emailForm: email.toLowerCase(), emailVerified: true }, limit: 1 });
  return document && !isGone(document) ? document : null;
};
