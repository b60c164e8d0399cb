import { hash, verify, type Options } from '@node-rs/argon2';

/** Argon2id as OWASP advises for one core: 19 MiB, two passes. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password has, so that unknown addresses take as long as known ones. */
const nobody = hash('no password has this hash', options);

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), options);

/** `passwordHash` null (unknown address, erased person) answers false after the same work. */
export const checkPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
  return matches && passwordHash !== null;
};
