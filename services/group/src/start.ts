import { UserId } from '@lendring/contracts/kernel/ids.js';
import { includedFrom } from '@lendring/contracts/billing/included-in-plan.js';
import { addressApartFrom, languageFrom, nameFrom } from '@lendring/platform/runtime/service-apis/account-facts.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { recipientFrom } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { lendingFrom } from './statistics/lending.js';
import { groupModule } from './module.js';
import type { MayAttach, RegisteredAt } from './ports.js';

const registeredFrom =
  ({ account }: Pick<ServiceApis, 'account'>): RegisteredAt =>
  async (userId, at) => {
    const actor = { kind: 'system' as const, name: 'group' };
    const profile = await account.queries.publicProfile({ userId: UserId.parse(userId) }, { actor, at });
    return profile && !profile.former ? profile.registeredAt : null;
  };

/** Queries as the owner: the offer service returns an owner's offer only while it is online. */
const attachable =
  ({ offer }: Pick<ServiceApis, 'offer'>): MayAttach =>
  async (offerId, userId, at) => {
    const actor = { kind: 'system' as const, name: 'group' };
    const terms = await offer.queries.terms({ offerId, askerId: userId }, { actor, at });
    return terms?.ownerId === userId;
  };

export const start: StartService = async ({ config, wiring: { secrets, files, mail }, apis, ports, serve }) => {
  // Use a mailer only with an SMTP server or in the embedded profile: otherwise mails would stay inside the process.
  const mailer = config.embedded || config.mail.kind === 'smtp' ? (await mail()).mailer : null;
  const own = await ports();
  return serve(
    groupModule(own, {
      confirmErasure: apis.account.commands.confirmErasure,
      pictures: (await files()).pictures,
      mailer,
      nameOf: nameFrom(apis, 'group'),
      languageAt: languageFrom(apis, 'group'),
      isAddressApart: addressApartFrom(apis, 'group'),
      recipientOf: recipientFrom(apis, 'group'),
      registeredAt: registeredFrom(apis),
      mayAttach: attachable(apis),
      publicUrl: config.publicUrl,
      lending: lendingFrom(apis),
      guessSecret: await secrets.secret('guesses'),
      included: includedFrom(apis.billing, { name: 'group', ...own }),
    }),
  );
};
