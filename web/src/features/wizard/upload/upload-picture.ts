import type { Api } from '../../../lib/api-client/api.js';
import { putPicture } from '../../../lib/pictures/put-picture.js';
import { resizePicture } from '../../../lib/pictures/resize-picture.js';
import type { Draft } from '../use-draft.js';
import type { UploadOne } from './uploads.js';

export const uploadPicture =
  (api: Api, draft: Pick<Draft, 'need'>): UploadOne =>
  async (file, report, signal) => {
    report('preparing');
    const { blob, type } = await resizePicture(file);
    signal.throwIfAborted();
    const id = await draft.need();
    const { image_id, url } = await api.post(
      '/offer_image/{id}',
      { id, body: { content_type: type, size: blob.size } },
      { signal },
    );
    report('sending');
    await putPicture(url, blob, type, (part) => report('sending', part), signal);
    report('finishing', 1);
    return api.patch('/offer_image/{id}', { id, body: { image_id } }, { signal });
  };
