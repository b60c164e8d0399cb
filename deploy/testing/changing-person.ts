import type { PasskeySetupShape, RecoveryCodesShape, TotpSetupShape } from '@lendring/contracts/http/security.js';
import { Secret, TOTP } from 'otpauth';
import type { browser } from '../driver/browser.js';
import type { People } from '../driver/people.js';
import { signedIn, tokenOf, tryToSignIn, type Reply } from './signed-in.js';
import { softwarePasskey, type SoftwarePasskey } from './software-authenticator.js';

export type Change = 'code app' | 'code app off' | 'recovery codes' | 'passkey' | 'password' | 'others' | 'refresh';
export type Way = 'password' | 'second factor' | 'passkey';

/** A user who changes security settings in one browser. Changes that do not apply are skipped. */
export type ChangingPerson = Readonly<{
  desk: ReturnType<typeof browser>;
  change: (change: Change) => Promise<void>;
  /** Signs in with this browser, which may be signed in already. Falls back to the password if `way` is not set up. */
  signInAgain: (way: Way) => Promise<void>;
}>;

export const changingPerson = async (product: People, email: string): Promise<ChangingPerson> => {
  let password = 'ein ganz langer Satz';
  let codes: readonly string[] | null = null;
  let passkey: SoftwarePasskey | null = null;
  const desk = (await signedIn(product, email, password)).browser;
  const { publicUrl } = product.config;

  const call = async (method: string, path: string, body: object = {}): Promise<Reply['data']> => {
    const answer = await fetch(`${publicUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenOf(desk)}`,
        'x-lendring': '1',
        ...(method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? null : ((await answer.json()) as { data: unknown }).data;
  };
  const takeCode = (): string => {
    const [first = '', ...rest] = codes ?? [];
    codes = rest;
    return first;
  };
  /** Proves the identity with a recovery code, because a code of the authenticator app works only once. */
  const proof = () => ({ password, ...(codes === null ? {} : { code: takeCode() }) });

  const changes: Readonly<Record<Change, () => Promise<void>>> = {
    'code app': async () => {
      if (codes !== null) return;
      const { setup_id, secret } = (await call('POST', '/v1/second_step_setup', { password })) as TotpSetupShape;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      const on = (await call('POST', '/v1/second_step', { setup_id, code })) as RecoveryCodesShape;
      codes = on.recovery_codes;
    },
    'code app off': async () => {
      if (codes === null) return;
      await call('POST', '/v1/second_step_off', proof());
      codes = null;
    },
    'recovery codes': async () => {
      if (codes === null) return;
      codes = ((await call('POST', '/v1/second_step_recovery', proof())) as RecoveryCodesShape).recovery_codes;
    },
    passkey: async () => {
      if (passkey !== null) return;
      const { setup_id, options } = (await call('POST', '/v1/passkey_setup', proof())) as PasskeySetupShape;
      const made = softwarePasskey(publicUrl);
      await call('POST', '/v1/passkey', { setup_id, name: 'Telefon', made: made.make(options) });
      passkey = made;
    },
    password: async () => {
      const next = `${password} und`;
      await call('PATCH', '/v1/password', { ...proof(), current: password, password: next });
      password = next;
    },
    others: async () => void (await call('DELETE', '/v1/session?others=true')),
    refresh: async () => void (await tokenOf(desk)),
  };

  const finish = async (answer: Response): Promise<void> => {
    const { outcome, redirect } = (await answer.json()) as { outcome: string; redirect?: string };
    if (outcome !== 'ok' || redirect === undefined) throw new Error(`${email} could not sign in: ${outcome}`);
    await desk.follow(redirect);
  };
  const withPasskey = async (own: SoftwarePasskey): Promise<void> => {
    const { at } = await desk.follow('/auth/login?return=/anfragen');
    const uid = at.searchParams.get('uid');
    if (uid === null) return;
    const asked = await (await desk.post(`/oidc/interaction/${uid}/challenge`, {})).json();
    const used = own.use(asked as Parameters<SoftwarePasskey['use']>[0]);
    await finish(await desk.post(`/oidc/interaction/${uid}/passkey`, used));
  };

  return {
    desk,
    change: (change) => changes[change](),
    signInAgain: async (way) => {
      // Simulates a closed browser by dropping the provider's session cookies and keeping the product's.
      for (const [key, { path }] of desk.jar) if (path !== '/auth') desk.jar.delete(key);
      if (way === 'passkey' && passkey !== null) return withPasskey(passkey);
      const { outcome, redirect = '', uid } = await tryToSignIn(desk, email, password);
      if (outcome === 'second_step')
        return finish(await desk.post(`/oidc/interaction/${uid}/code`, { code: takeCode(), remember: false }));
      await desk.follow(redirect);
    },
  };
};
