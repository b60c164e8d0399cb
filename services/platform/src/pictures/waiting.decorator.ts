import { ServiceUnavailable } from '../rpc/api-errors.js';
import type { StoredPictures } from './pictures.port.js';

/** Reports an unavailable file store as an unavailable service, so that policies retry and leave no picture behind. */
export const waitingForFiles = (pictures: StoredPictures): StoredPictures => {
  const waiting =
    (act: (imageId: string) => Promise<void>) =>
    (imageId: string): Promise<void> =>
      act(imageId).catch((error: unknown) => {
        throw new ServiceUnavailable('file', error);
      });
  return {
    remove: waiting(pictures.remove),
    hide: waiting(pictures.hide),
    bar: waiting(pictures.bar),
    show: waiting(pictures.show),
  };
};
