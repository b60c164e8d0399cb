import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { liftTotp } from '@lendring/identity/second-step/lift-totp.js';
import { isLocale } from '@lendring/contracts/reference/languages.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { builtInSignIn } from '@lendring/contracts/services.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { createServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { Refused, runTool } from './tool.js';

export type Wish = Readonly<{ email: string; locale: Locale }>;

const USAGE = [
  'npm run second-step -- off <email address> [de|en|nl]',
  'for a user who has lost their app and all recovery codes; the language of the mail defaults to de',
].join('\n');

/** @throws Refused for an invalid command line */
export const wishOf = ([act, email, locale = 'de', ...more]: readonly string[]): Wish => {
  if (act !== 'off' || email === undefined || !isLocale(locale) || more.length > 0) throw new Refused(USAGE);
  return { email, locale };
};

/**
 * Disables two-step sign-in for an email address, even while the product runs. The log records an action of the
 * operator, and the user receives a mail. @throws Refused
 */
export const switchOff = async (config: Config, { email, locale }: Wish): Promise<void> => {
  if (config.stores.documents.kind === 'sqlite' && !existsSync(join(config.dataDir, 'identity')))
    throw new Refused(
      `No users of the built-in sign-in in ${config.dataDir}. Set DATA_DIR to the data folder of the product; with OIDC_ISSUER, disable the second step at that issuer.`,
    );
  const wiring = await openWiring(config);
  try {
    const addressSecret = await wiring.secrets.present('sign-in-address');
    if (!addressSecret)
      throw new Refused('The secret sign-in-address is missing, so that no user has an email address yet.');
    const { commands } = createServiceCore(builtInSignIn, await wiring.ports('identity'));
    const call = systemCommand({ name: 'operator', commandId: randomUUID(), at: wiring.clock.now() });
    const answer = await liftTotp(commands, addressSecret)({ email }, { ...call, locale });
    if (!answer.ok)
      throw new Refused(
        answer.refusal.code === 'totp_off'
          ? `No user with the address ${email} has the second step enabled.`
          : answer.refusal.code,
      );
  } finally {
    await wiring.close();
  }
};

if (import.meta.main)
  await runTool(async (config, args) => {
    const wish = wishOf(args);
    await switchOff(config, wish);
    process.stdout.write(`Done: ${wish.email} signs in with the password alone; a mail confirms the change\n`);
  });
