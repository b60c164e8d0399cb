import type { UsedPasskey } from '@lendring/contracts/identity/passkeys.js';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { IdentityCommands } from '../ports.js';
import type { Credential } from '../credential/credential.aggregate.js';
import type { Challenges } from '../passkeys/challenges.port.js';
import { ownerOf, passkeyUsed, type Passkeys } from '../passkeys/passkeys.js';
import { guessesFrom } from '../guessing/limits.js';
import type { Throttle } from '@lendring/platform/rate-limit/throttle.js';
import type { CredentialDocument } from '../credential/projection.js';
import type { Ask } from './asking.js';
import type { FinishSignIn, InProgress } from './finish-sign-in.js';
import type { Outcome } from './outcomes.js';

export type PasskeyParts = Readonly<{
  passkeys: Passkeys;
  challenges: Challenges;
  person: (userId: string) => Promise<CredentialDocument | null>;
}>;
type Options = PasskeyParts &
  Readonly<{
    commands: Pick<IdentityCommands, 'notePasskeyUse'>;
    load: (id: string) => Promise<Credential>;
    throttle: Throttle;
    finish: FinishSignIn;
    context: (locale?: Locale) => CommandContext;
  }>;

export const createPasskeyCall = ({
  passkeys,
  challenges,
  person,
  commands,
  load,
  throttle,
  finish,
  context,
}: Options) => {
  const purposeOf = (uid: string): string => `sign-in ${uid}`;
  const known = async (used: UsedPasskey) => {
    const id = (await person(ownerOf(used)))?.address;
    const state = id === undefined ? null : await load(id);
    const passkey = state?.registered && state.verified ? passkeyUsed(state, used) : null;
    return id !== undefined && state?.registered && passkey ? { id, state, passkey } : null;
  };
  return {
    challenge: (uid: string): Outcome => ({
      outcome: 'challenge',
      challenge: challenges.make(purposeOf(uid)),
      host: passkeys.host,
    }),
    signIn: async (used: UsedPasskey, ask: Ask, inProgress: InProgress): Promise<Outcome> => {
      const taken = throttle.take([guessesFrom(ask.address)]);
      if (taken.seconds > 0) return { outcome: 'crowded', seconds: taken.seconds };
      const found = await known(used);
      const expected = (challenge: string) => challenges.take(purposeOf(inProgress.uid), challenge);
      const proof = found && (await passkeys.used(found.passkey, used, expected));
      if (!found || !proof) return { outcome: 'passkey_unknown' };
      const { passkey } = found.passkey;
      const noted = await commands.notePasskeyUse(found.id, { passkey, ...proof }, context(inProgress.locale));
      if (!noted.ok) return { outcome: 'passkey_unknown' };
      taken.giveBack();
      return finish({ id: found.id, state: found.state, way: 'passkey' }, ask, inProgress);
    },
  };
};
export type PasskeyCall = ReturnType<typeof createPasskeyCall>;
