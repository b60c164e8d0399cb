import { recipientFrom } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { looksBehind } from './hints/looks.js';
import { evidenceIn } from './evidence/evidence.js';
import { moderationModule } from './module.js';
import { subjectsBehind } from './subjects.js';

export const start: StartService = async ({ config, wiring: { secrets, files, mail }, apis, ports, serve }) => {
  // A process that is neither embedded nor connected to an SMTP server gets no mailer, because users could not read
  // its mailbox.
  const mailer = config.embedded || config.mail.kind === 'smtp' ? (await mail()).mailer : null;
  return serve(
    moderationModule(await ports(), {
      subjects: subjectsBehind(apis),
      looks: looksBehind(apis),
      evidence: evidenceIn((await files()).blobs),
      recipientOf: recipientFrom(apis, 'moderation'),
      confirmErasure: apis.account.commands.confirmErasure,
      mailer,
      publicUrl: config.publicUrl,
      guessSecret: await secrets.secret('guesses'),
      linkSecret: await secrets.secret('mail-link'),
    }),
  );
};
