import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { createMailChannel } from '@lendring/notification/channels/mail/mail-channel.js';
import type { ChannelPort } from '@lendring/notification/channels/channel.port.js';
import { notificationService } from '@lendring/notification/service.js';
import { builtInCategories } from '@lendring/contracts/reference/category-tree.js';
import { createServiceHost } from '@lendring/platform/runtime/service/service-host.js';
import { inFolder } from './events.js';
import { openServiceFiles } from './service-files.js';

/** `processorSeconds`: CPU time on all cores per 1,000 recipients. */
export type NotificationFigures = Readonly<{ perMinute: number; processorSeconds: number }>;

const WARM_UP = 500;
const PEOPLE = 3_000;
const PAUSE_MS = 20;

const now = (): string => new Date().toISOString();

const asked = (): CloudEvent => ({
  specversion: '1.0',
  id: randomUUID(),
  source: '/request',
  type: 'request.asked',
  subject: randomUUID(),
  time: now(),
  datacontenttype: 'application/json',
  data: {
    offerId: 'dr11000001',
    vendorId: randomUUID(),
    creatorId: randomUUID(),
    period: { zone: 'Europe/Berlin', start: '2099-05-08T22:00:00.000Z', end: '2099-05-11T22:00:00.000Z' },
  },
});

/**
 * Notifies many recipients of one request each: in the app, by fully rendered mail, and through a channel that
 * accepts everything. No mail is sent, since mail servers set their own pace.
 */
export const benchNotifications = (): Promise<NotificationFigures> =>
  inFolder(async (folder) => {
    const { ports, close } = openServiceFiles(folder);
    const linkSecret = new Uint8Array(32).fill(7);
    let sent = 0;
    const recipientOf = async (userId: string) => ({
      email: `${userId}@example.org`,
      locale: 'de' as const,
      chose: true,
      name: 'Alex',
    });
    const mail = createMailChannel({
      mailer: {
        send: async () => {
          sent += 1;
        },
      },
      clients: {
        recipientOf,
        knownOf: async () => ({
          requests: new Map(),
          counterLoans: new Map(),
          names: new Map(),
          groups: new Map(),
          wanted: new Map(),
        }),
      },
      linkSecret,
      publicUrl: 'https://lendring.example',
      collectMs: 0,
      now,
    });
    const push: ChannelPort = {
      name: 'push',
      collectMs: 0,
      digests: false,
      hourly: 60,
      deliver: async () => {
        sent += 1;
        return { outcome: 'sent' };
      },
    };
    const { core, parts } = notificationService(ports, {
      clients: {
        standingOf: async () => null,
        findersOf: async () => [],
        leadersOf: async () => [],
        toldOf: async () => [],
        waitingIn: async () => 0,
        membersOf: async () => [],
        endedMembersOf: async () => [],
        recipientOf,
        confirmErasure: async () => ({ ok: true, position: START }),
      },
      channels: [mail, push],
      push: null,
      linkSecret,
      categories: builtInCategories,
    });
    const host = createServiceHost(parts, core);
    await host.start();

    const tell = async (people: number): Promise<void> => {
      const wanted = sent + 2 * people;
      const said = ports.bus.publish('request', Array.from({ length: people }, asked));
      while (sent < wanted) {
        await Promise.all(parts.clockPolicies.map((policy) => policy.tick(now())));
        await pause(PAUSE_MS);
      }
      await said;
    };
    await tell(WARM_UP);
    const [from, before] = [performance.now(), process.cpuUsage()];
    await tell(PEOPLE);
    const { user, system } = process.cpuUsage(before);
    const ms = performance.now() - from;
    await host.stop();
    await close();
    return { perMinute: (PEOPLE / ms) * 60_000, processorSeconds: ((user + system) / 1e6 / PEOPLE) * 1_000 };
  });
