import type { Api } from '../../lib/api-client/api.js';
import { uploadPicture, type Report } from '../../lib/pictures/upload-picture.js';

/**
 * Scales and crops the picture to a square, uploads it and makes it the profile picture.
 * @throws UnreadablePicture, ApiError
 */
export const uploadProfilePicture = (api: Api, file: Blob, report: Report, signal: AbortSignal): Promise<void> =>
  uploadPicture(
    file,
    {
      square: true,
      prepare: (body) => api.post('/user_profile_image', { body }, { signal }),
      activate: (image_id) => api.patch('/user_profile_image', { body: { image_id } }, { signal }),
    },
    report,
    signal,
  );
