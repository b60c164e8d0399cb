import { normalForm } from '@lendring/account/nickname/normal-form.js';
import { accounts } from '@lendring/account/account/projection.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { services } from '@lendring/contracts/services.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import { createServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Wiring } from '@lendring/platform/runtime/wiring.js';
import { Refused } from './tool.js';

/**
 * Finds an account by nickname, email address or id.
 * @throws Refused if there is none
 */
export const findPerson = async (wiring: Pick<Wiring, 'ports'>, who: string): Promise<UserId> => {
  const id = UserId.safeParse(who).data;
  if (id !== undefined) return id;
  const view = createServiceCore(services.account, await wiring.ports('account')).view(accounts);
  const filter: Filter = who.includes('@') ? { email: who.toLowerCase() } : { nicknameForm: normalForm(who) };
  const [found] = await view.find({ filter, limit: 1 });
  if (!found) throw new Refused(`No user matches ${who}.`);
  return found.userId;
};
