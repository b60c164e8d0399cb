import { UPLOADS, type Blobs, type UploadTicket } from '@lendring/platform/blobs/blobs.port.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { createTurns } from '@lendring/platform/base/turns.js';
import { ApiError } from '../api/api-error.js';

/** Uploads that a person may have open at a time: two offers full of pictures. */
export const OPEN_UPLOADS = 20;
/** For how long an address takes a picture. */
export const EXPIRES_SECONDS = 900;
/**
 * A picture that nobody used goes this long after it came: its address is over, and whoever sent it has had time to use
 * it.
 */
const KEPT_MS = 2 * EXPIRES_SECONDS * 1000;

const PATIENCE_MS = 5_000;

/** Uploads wait under a key that names their person, so nobody can activate what somebody else has sent. */
export const uploadKey = (userId: string, imageId: string): string => `${UPLOADS}/${userId}/${imageId}`;
/** Written when the address is given: an upload counts before a byte of it has come. */
const ticketKey = (userId: string, imageId: string): string => `${uploadKey(userId, imageId)}/ticket`;

export type OpenUploads = Readonly<{
  /** @throws ApiError `too_many_uploads` */
  open: (
    userId: string,
    imageId: string,
    file: Readonly<{ contentType: string; size: number }>,
    at: string,
  ) => Promise<UploadTicket>;
  /** It was used: file and ticket go. */
  close: (userId: string, imageId: string) => Promise<void>;
  /** Throws away what nobody used in time. */
  sweep: ClockPolicy;
}>;

/**
 * Limits how much a person can leave in the file store, and clears it away. The tickets lie in the store, so that a
 * restart forgets none.
 */
export const createOpenUploads = (blobs: Blobs): OpenUploads => {
  // One after the other for each person: many at once would all find room. Another replica may let a few more pass.
  const inTurn = createTurns(PATIENCE_MS);
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await blobs.delete(key);
  };

  return {
    open: (userId, imageId, file, at) =>
      inTurn(userId, async () => {
        const ticket = ticketKey(userId, imageId);
        const since = new Date(Date.parse(at) - EXPIRES_SECONDS * 1000).toISOString();
        const open = (await blobs.list(`${UPLOADS}/${userId}`)).filter(
          ({ key, storedAt }) => key.endsWith('/ticket') && key !== ticket && storedAt > since,
        );
        if (open.length >= OPEN_UPLOADS)
          throw new ApiError('too_many_uploads', { max: OPEN_UPLOADS, seconds: EXPIRES_SECONDS });
        await blobs.put(ticket, Buffer.from(at), 'text/plain');
        return blobs.prepareUpload(uploadKey(userId, imageId), { ...file, expiresInSeconds: EXPIRES_SECONDS });
      }),
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
