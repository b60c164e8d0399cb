import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { PictureRefused, type Pictures } from '@lendring/platform/pictures/pictures.port.js';
import { ApiError } from '../api/api-error.js';

type Say = (fields: object, message: string) => void;
type FileStore = Readonly<{ blobs: Blobs; pictures: Pictures }>;

/**
 * A file store that does not answer is a part that cannot be reached (503), as a service is. The log says so once, and
 * once that it is back.
 * @throws ApiError `service_unavailable` from every call that the store failed
 */
export const monitoredFileStore = (
  { blobs, pictures }: FileStore,
  log: Readonly<{ warn: Say; info: Say }>,
): FileStore => {
  let away = false;
  const monitored =
    <Args extends readonly unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      try {
        const answer = await call(...args);
        if (away) log.info({}, 'the file store answers again');
        away = false;
        return answer;
      } catch (error) {
        if (error instanceof PictureRefused) throw error;
        if (!away) log.warn({ err: error }, 'the file store does not answer');
        away = true;
        throw new ApiError('service_unavailable', {}, [], { cause: error });
      }
    };
  return {
    blobs: {
      prepareUpload: monitored(blobs.prepareUpload),
      put: monitored(blobs.put),
      get: monitored(blobs.get),
      stream: monitored(blobs.stream),
      list: monitored(blobs.list),
      delete: monitored(blobs.delete),
    },
    pictures: {
      maxBytes: pictures.maxBytes,
      store: monitored(pictures.store),
      storeDrawn: monitored(pictures.storeDrawn),
      remove: monitored(pictures.remove),
      hide: monitored(pictures.hide),
      show: monitored(pictures.show),
    },
  };
};
