import { randomUUID } from 'node:crypto';
import type { ImageId } from '@lendring/contracts/kernel/ids.js';
import { UPLOADS, type Blobs, type UploadTicket } from '@lendring/platform/blobs/blobs.port.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { createKeyedMutex } from '@lendring/platform/base/keyed-mutex.js';
import { ApiError } from '../errors/api-error.js';

/** Maximum open uploads per user, enough for two offers with all their pictures. */
export const OPEN_UPLOADS = 20;
export const EXPIRES_SECONDS = 900;
/** Age at which an unused picture is deleted, in milliseconds. */
const KEPT_MS = 2 * EXPIRES_SECONDS * 1000;

const PATIENCE_MS = 5_000;

/** Storage key of an unused upload. The key contains the user, so that no other user can activate the upload. */
export const uploadKey = (userId: string, imageId: string): string => `${UPLOADS}/${userId}/${imageId}`;
/**
 * Storage key of the ticket, which is written when the URL is issued, so that an upload counts against the limit
 * before its first byte.
 */
const ticketKey = (userId: string, imageId: string): string => `${uploadKey(userId, imageId)}/ticket`;
const clickKey = (userId: string, click: string): string => `${UPLOADS}/${userId}/${click}/click`;

export type OpenUploads = Readonly<{
  /**
   * @param click idempotency key; a retry while the upload is open returns the same upload @throws ApiError
   * `too_many_uploads`, or `idempotency_key_reused` once the picture has been used
   */
  open: (
    userId: string,
    click: string,
    file: Readonly<{ contentType: string; size: number }>,
    at: string,
    target: string,
  ) => Promise<UploadTicket & Readonly<{ imageId: ImageId }>>;
  isFor: (userId: string, imageId: string, target: string) => Promise<boolean>;
  close: (userId: string, imageId: string) => Promise<void>;
  sweep: ClockPolicy;
}>;

/**
 * Limits a user's unused uploads and deletes expired ones. Tickets are in the file store, so that they survive a
 * restart.
 */
export const createOpenUploads = (blobs: Blobs): OpenUploads => {
  // Serialise per user, because parallel requests could exceed the limit. Other replicas may still admit a few more
  // uploads.
  const inTurn = createKeyedMutex(PATIENCE_MS);
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await blobs.delete(key);
  };

  return {
    open: (userId, click, file, at, target) =>
      inTurn(userId, async () => {
        const before = await blobs.get(clickKey(userId, click));
        // Never reuse an image id: browsers cache pictures by URL, and moderation decisions refer to ids.
        const imageId = before ? Buffer.from(before.body).toString() : randomUUID();
        if (before && !(await blobs.get(ticketKey(userId, imageId)))) throw new ApiError('idempotency_key_reused');
        const ticket = ticketKey(userId, imageId);
        const since = new Date(Date.parse(at) - EXPIRES_SECONDS * 1000).toISOString();
        const open = (await blobs.list(`${UPLOADS}/${userId}`)).filter(
          ({ key, storedAt }) => key.endsWith('/ticket') && key !== ticket && storedAt > since,
        );
        if (open.length >= OPEN_UPLOADS)
          throw new ApiError('too_many_uploads', { max: OPEN_UPLOADS, seconds: EXPIRES_SECONDS });
        await blobs.put(ticket, Buffer.from(target), 'text/plain');
        await blobs.put(clickKey(userId, click), Buffer.from(imageId), 'text/plain');
        const issued = await blobs.prepareUpload(uploadKey(userId, imageId), {
          ...file,
          expiresInSeconds: EXPIRES_SECONDS,
        });
        return { ...issued, imageId };
      }),
    isFor: async (userId, imageId, target) => {
      const ticket = await blobs.get(ticketKey(userId, imageId));
      return ticket !== null && Buffer.from(ticket.body).toString() === target;
    },
    close: (userId, imageId) => remove([uploadKey(userId, imageId), ticketKey(userId, imageId)]),
    sweep: {
      name: 'sweep-unused-uploads',
      everyMs: 60_000,
      tick: async (now) => {
        const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
        await remove((await blobs.list(UPLOADS)).filter(({ storedAt }) => storedAt < before).map(({ key }) => key));
      },
    },
  };
};
