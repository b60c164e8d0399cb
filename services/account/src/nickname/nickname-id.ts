import { createHmac } from 'node:crypto';
import { normalForm } from './normal-form.js';

/** Id of a nickname's stream: stream names cannot be erased, so they are keyed hashes. `key` comes from the secrets. */
export const nicknameId = (key: Uint8Array, nickname: string): string =>
  createHmac('sha256', key).update(normalForm(nickname)).digest('hex');
