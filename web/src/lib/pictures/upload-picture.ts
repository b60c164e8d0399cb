import type { Body } from '@lendring/contracts/http/calls.js';
import { putPicture } from './put-picture.js';
import { resizePicture } from './resize-picture.js';

export type UploadStage = 'preparing' | 'sending' | 'finishing';
export type Report = (stage: UploadStage, part: number) => void;

type Prepared = Readonly<{ image_id: string; url: string }>;
type Steps = Readonly<{
  prepare: (upload: Body<'prepareUserImage'>) => Promise<Prepared>;
  activate: (imageId: string) => Promise<unknown>;
  square?: boolean;
}>;

/**
 * Resizes a picture, requests an upload URL, uploads and activates it (spec §7).
 * @throws UnreadablePicture, ApiError
 */
export const uploadPicture = async (
  file: Blob,
  { prepare, activate, square = false }: Steps,
  report: Report,
  signal: AbortSignal,
): Promise<void> => {
  report('preparing', 0);
  const { blob, type } = await resizePicture(file, square);
  signal.throwIfAborted();
  const { image_id, url } = await prepare({ content_type: type, size: blob.size });
  await putPicture(url, blob, type, (part) => report('sending', part), signal);
  report('finishing', 1);
  await activate(image_id);
};
