import { createHmac } from 'node:crypto';
import { normalForm } from './normal-form.js';

/**
 * Stream id of a nickname: a keyed hash, because stream names cannot be erased. `key`: a secret of the installation.
 */
export const nicknameId = (key: Uint8Array, nickname: string): string =>
  createHmac('sha256', key).update(normalForm(nickname)).digest('hex');
