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
export const honestFileStore = ({ blobs, pictures }: FileStore, log: Readonly<{ warn: Say; info: Say }>): FileStore => {
  let away = false;
  const honest =
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
      prepareUpload: honest(blobs.prepareUpload),
      put: honest(blobs.put),
      get: honest(blobs.get),
      stream: honest(blobs.stream),
      list: honest(blobs.list),
      delete: honest(blobs.delete),
    },
    pictures: {
      maxBytes: pictures.maxBytes,
      store: honest(pictures.store),
      storeDrawn: honest(pictures.storeDrawn),
      remove: honest(pictures.remove),
      hide: honest(pictures.hide),
      show: honest(pictures.show),
    },
  };
};
