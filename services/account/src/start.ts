import { farewellBy } from './account-deletion/farewell.js';
import { keepersOfPeople } from '@lendring/contracts/services.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { openOwnCertificates, openOwnReputations } from './wiring.js';
import { accountModule } from './module.js';

export const start: StartService = async ({ config, wiring: { secrets, files, mail, sms }, apis, ports, serve }) => {
  const keys = { blur: await secrets.secret('blur'), nickname: await secrets.secret('nickname') };
  const { blobs, pictures } = await files();
  const { place, request } = apis;
  const keepers = keepersOfPeople({ builtInSignIn: config.externalIssuer === undefined });
  const own = await ports();
  const { publicUrl } = config;
  const certificates = await openOwnCertificates(secrets, publicUrl);
  const reputations = await openOwnReputations(secrets, publicUrl, config.trustedInstallations);
  // Use a mailer only with an SMTP server or in the embedded profile: otherwise mails would stay inside the process.
  const mailer = config.embedded || config.mail.kind === 'smtp' ? (await mail()).mailer : null;
  const farewell = farewellBy({ mailer, publicUrl, log: own.log });
  const phones = { sms: await sms(), mailer, ...config.phones, publicUrl };
  return serve(
    accountModule(own, keys, { pictures, blobs, keepers, certificates, reputations, farewell, phones, place, request }),
  );
};
