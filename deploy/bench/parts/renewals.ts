import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testPayments } from '@lendring/billing/payments/test-payments.adapter.js';
import { billingService } from '@lendring/billing/service.js';
import { subscriptionAggregate } from '@lendring/billing/plans/subscription.aggregate.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { openFileBlobs } from '@lendring/platform/blobs/files.adapter.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { createServiceHost } from '@lendring/platform/runtime/service/service-host.js';
import { inFolder } from './events.js';
import { openServiceFiles } from './service-files.js';

/** `first`: milliseconds from the clock tick to the PDF of the first invoice, including loading fonts. */
export type RenewalFigures = Readonly<{ perMinute: number; first: number }>;

const PLANS = 1_500;
const EVERY_MS = 10;
const PATIENCE_MS = 60_000;

const [, plus] = defaultCatalogue.plans;
const booked = { planId: 'plus', interval: 'month', net: plus?.price?.month ?? 0, included: plus!.included } as const;
const buyer = {
  company: null,
  name: 'Jana Probst',
  street: 'Körnerstraße 41',
  postal: '50823',
  city: 'Köln',
  country: 'DE',
  vatId: null,
  email: 'jana@example.org',
};

/**
 * Renews due plans, each with its payment, its invoice number and its PDF, which is stored and handed to a mail server
 * that accepts everything.
 */
export const benchRenewals = (): Promise<RenewalFigures> =>
  inFolder(async (folder) => {
    mkdirSync(join(folder, 'files'));
    const { ports, close } = openServiceFiles(folder);
    let sent = 0;
    const { core, parts } = billingService(ports, {
      business: {
        catalogue: defaultCatalogue,
        issuer: sampleIssuer,
        payments: testPayments('https://lendring.example'),
      },
      customerOf: async () => ({ buyer, home: null, locale: 'de', commercial: false, vatIdConfirmed: false }),
      recipientOf: async () => null,
      offerSeen: async () => null,
      readStatement: async () => ({ referred: [], others: [], more: 0 }),
      confirmErasure: async () => ({ ok: true, position: START }),
      blobs: openFileBlobs({
        directory: join(folder, 'files'),
        publicBase: 'https://lendring.example/files',
        secret: new Uint8Array(32),
      }),
      pictures: {
        remove: async () => undefined,
        hide: async () => undefined,
        bar: async () => undefined,
        show: async () => undefined,
      },
      mailer: {
        send: async () => {
          sent += 1;
        },
      },
      publicUrl: 'https://lendring.example',
      guessSecret: new Uint8Array(32),
      adSecret: new Uint8Array(32),
    });
    const host = createServiceHost(parts, core);
    await host.start();
    const now = new Date().toISOString();
    const today = now.slice(0, 10);
    const begin = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n += 1) {
        const userId = randomUUID();
        const call = systemCommand({ name: 'bench', commandId: randomUUID(), at: now });
        const begun = { userId, booked, paymentId: randomUUID(), from: '2026-01-01', to: today };
        await core.commands.on(subscriptionAggregate, userId, call, () =>
          decided([{ type: 'PlanBegun' as const, data: begun }]),
        );
      }
      await host.waitFor(await ports.store.head(), PATIENCE_MS);
    };
    const renewal = parts.clockPolicies.find(({ name }) => name === 'renew-plans');
    const renew = async (count: number): Promise<number> => {
      await begin(count);
      const [wanted, from] = [sent + count, performance.now()];
      await renewal?.tick(now);
      while (sent < wanted) await pause(EVERY_MS);
      return performance.now() - from;
    };

    const first = await renew(1);
    const ms = await renew(PLANS);
    await host.stop();
    await close();
    return { perMinute: (PLANS / ms) * 60_000, first };
  });
