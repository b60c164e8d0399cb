import type { Api } from '../../lib/api.js';
import { putPicture } from '../../lib/put-picture.js';
import { resizePicture } from '../../lib/resize-picture.js';

export type UploadStage = 'preparing' | 'sending' | 'finishing';

/**
 * Makes a picture small and square, asks for an address, sends it there, uses it (spec §7).
 * @throws UnreadablePicture, ApiError
 */
export const uploadProfilePicture = async (
  api: Api,
  file: Blob,
  report: (stage: UploadStage, part: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  report('preparing', 0);
  const { blob, type } = await resizePicture(file, true);
  signal.throwIfAborted();
  const { image_id, url } = await api.post(
    '/user_profile_image',
    { body: { content_type: type, size: blob.size } },
    { signal },
  );
  await putPicture(url, blob, type, (part) => report('sending', part), signal);
  report('finishing', 1);
  await api.patch('/user_profile_image', { body: { image_id } }, { signal });
};
