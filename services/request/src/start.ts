import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { requestModule } from './module.js';

export const start: StartService = async ({ config, wiring: { mail }, apis, ports, serve }) => {
  // Use a mailer only with an SMTP server or in the embedded profile: otherwise mails would stay inside the process.
  const mailer = config.embedded || config.mail.kind === 'smtp' ? (await mail()).mailer : null;
  return serve(requestModule(await ports(), apis, { mailer, publicUrl: config.publicUrl }));
};
