import { UPLOADS, type Blobs, type UploadTicket } from '@lendring/platform/blobs/blobs.port.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { createKeyedMutex } from '@lendring/platform/base/keyed-mutex.js';
import { ApiError } from '../api/api-error.js';

/** Uploads that a person may have open at a time: two offers full of pictures. */
export const OPEN_UPLOADS = 20;
/** How long an address accepts a picture, in milliseconds. */
export const EXPIRES_SECONDS = 900;
/**
 * An unused picture is deleted this long after its upload: its address has expired, and its owner had time to use it.
 */
const KEPT_MS = 2 * EXPIRES_SECONDS * 1000;

const PATIENCE_MS = 5_000;

/** Unused uploads are stored under a key that names their person, so nobody can activate another person's upload. */
export const uploadKey = (userId: string, imageId: string): string => `${UPLOADS}/${userId}/${imageId}`;
/** Written when the address is issued: an upload counts before its first byte. */
const ticketKey = (userId: string, imageId: string): string => `${uploadKey(userId, imageId)}/ticket`;

export type OpenUploads = Readonly<{
  /** @throws ApiError `too_many_uploads`; `idempotency_key_reused` where a picture is stored by that id already */
  open: (
    userId: string,
    imageId: string,
    file: Readonly<{ contentType: string; size: number }>,
    at: string,
    target: string,
  ) => Promise<UploadTicket>;
  /** Whether the person asked for this upload, and for this target: a picture for one thing is not used for another. */
  isFor: (userId: string, imageId: string, target: string) => Promise<boolean>;
  /** The upload was used: deletes file and ticket. */
  close: (userId: string, imageId: string) => Promise<void>;
  /** Deletes uploads that were not used in time. */
  sweep: ClockPolicy;
}>;

/**
 * Limits a person's unused uploads in the file store, and deletes them in time. The tickets are in the store, so a
 * restart loses none.
 */
export const createOpenUploads = (blobs: Blobs): OpenUploads => {
  // Serial per person: in parallel all would find room. Another replica may let a few more pass.
  const inTurn = createKeyedMutex(PATIENCE_MS);
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await blobs.delete(key);
  };

  return {
    open: (userId, imageId, file, at, target) =>
      inTurn(userId, async () => {
        const ticket = ticketKey(userId, imageId);
        const since = new Date(Date.parse(at) - EXPIRES_SECONDS * 1000).toISOString();
        const open = (await blobs.list(`${UPLOADS}/${userId}`)).filter(
          ({ key, storedAt }) => key.endsWith('/ticket') && key !== ticket && storedAt > since,
        );
        if (open.length >= OPEN_UPLOADS)
          throw new ApiError('too_many_uploads', { max: OPEN_UPLOADS, seconds: EXPIRES_SECONDS });
        // Browsers keep pictures by their address for ever: what is shown there is never replaced.
        if ((await blobs.list(`image/${imageId}`)).length > 0) throw new ApiError('idempotency_key_reused');
        await blobs.put(ticket, Buffer.from(target), 'text/plain');
        return blobs.prepareUpload(uploadKey(userId, imageId), { ...file, expiresInSeconds: EXPIRES_SECONDS });
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
