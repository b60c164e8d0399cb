import { readFile } from 'node:fs/promises';
import { Catalogue } from '@lendring/contracts/billing/catalogue.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { faultsOfIssuer } from '@lendring/contracts/billing/issuer-rules.js';
import { Issuer, sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import { CannotStart } from '@lendring/platform/base/cannot-start.js';
import type { EngineWatches } from '@lendring/platform/base/engine-watch.js';
import { messageOf } from '@lendring/platform/base/message-of.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import type * as z from 'zod';
import { testPayments } from './payments/test-payments.adapter.js';
import type { Business, Payments } from './ports.js';
import { paymentsOnAccount } from './transfers/on-account.adapter.js';

type Given = Pick<Config, 'billing' | 'publicUrl'>;

/**
 * Parses an operator's file.
 * @throws CannotStart with the setting, and the fault and its place in the file
 */
const readAs = async <Shape extends z.ZodType>(
  shape: Shape,
  setting: string,
  file: string,
): Promise<z.output<Shape>> => {
  const stop = (problem: string): CannotStart =>
    new CannotStart(`Lendring cannot start: the file of ${setting}, ${file}, ${problem}`);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw stop(`cannot be read: ${messageOf(error)}`);
  });
  const content = (() => {
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw stop(`is no JSON: ${messageOf(error)}`);
    }
  })();
  const read = shape.safeParse(content);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw stop(`is wrong: ${problems.join('; ')}`);
};

const IssuerOfFile = Issuer.superRefine((issuer, { addIssue }) => {
  for (const { field, message } of faultsOfIssuer(issuer))
    addIssue({ code: 'custom', path: [field], message, input: issuer });
});

export const readIssuer = async ({ billing: { issuerFile } }: Pick<Config, 'billing'>): Promise<Issuer> =>
  issuerFile ? readAs(IssuerOfFile, 'BILLING_ISSUER', issuerFile) : sampleIssuer;

const paymentsOf = async (
  { billing: { payments: settings }, publicUrl }: Given,
  watches: EngineWatches,
): Promise<Payments | null> => {
  switch (settings.kind) {
    case 'off':
      return null;
    case 'test':
      return testPayments(publicUrl);
    case 'account':
      return paymentsOnAccount(publicUrl);
    case 'stripe': {
      const { stripePayments } = await import('./stripe/stripe.adapter.js');
      const at = settings.url ?? 'api.stripe.com';
      return stripePayments({ ...settings, publicUrl, watch: watches('payment provider', at) });
    }
  }
};

export const openBusiness = async (config: Given, watches: EngineWatches): Promise<Business> => ({
  catalogue: config.billing.catalogueFile
    ? await readAs(Catalogue, 'PLAN_CATALOGUE', config.billing.catalogueFile)
    : defaultCatalogue,
  issuer: await readIssuer(config),
  payments: await paymentsOf(config, watches),
});

export { openStatementReader } from './transfers/statement-reader.adapter.js';
