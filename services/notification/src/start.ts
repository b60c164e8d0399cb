import { followCategories } from '@lendring/contracts/installation/follow-categories.js';
import { runClockPolicy } from '@lendring/platform/runtime/process/run-clock-policy.js';
import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { createMailChannel } from './channels/mail/mail-channel.js';
import { clientsOf } from './clients.js';
import { notificationModule } from './module.js';

export const start: StartService = async ({ config, wiring, apis, ports, serve }) => {
  const { publicUrl, mailWaitMs: collectMs } = config;
  const { clock, secrets } = wiring;
  const linkSecret = await secrets.secret('mail-link');
  const clients = clientsOf(apis, clock);
  const { mailer } = await wiring.mail();
  const mail = createMailChannel({ mailer, clients, linkSecret, publicUrl, collectMs, now: clock.now });
  const own = await ports();
  const { installation } = apis;
  const categories = followCategories({ installation, name: 'notification', log: wiring.log, kept: own.documents });
  await categories.begin();
  await runClockPolicy(wiring, categories.refresh);
  return serve(
    notificationModule(own, { clients, channels: [mail], push: await wiring.push(), linkSecret, categories }),
  );
};
