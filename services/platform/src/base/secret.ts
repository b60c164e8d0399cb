import { createHash, randomBytes } from 'node:crypto';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newSecret = () => {
  const secret = randomBytes(16).toString('base64url');
  return { secret, hash: hashOf(secret) };
};
