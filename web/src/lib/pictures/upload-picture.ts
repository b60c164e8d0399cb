import type { Body } from '@lendring/contracts/http/calls.js';
import { ApiError } from '../api-client/api-error.js';
import { resizePicture } from './resize-picture.js';

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(new ApiError(0, 'unreadable', ''));
    reader.readAsDataURL(blob);
  });

/** Timeout in milliseconds, longer than for other calls: pictures on a slow mobile network. */
const patience = 120_000;

/**
 * Uploads a picture to its prepared URL as base64 (spec §7). Uses `XMLHttpRequest` for its progress (0 to 1).
 * @throws ApiError with the HTTP status
 */
export const putPicture = async (
  url: string,
  blob: Blob,
  type: string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  const body = await base64Of(blob);
  await new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.open('PUT', url);
    request.timeout = patience;
    request.setRequestHeader('content-type', type);
    request.setRequestHeader('content-encoding', 'base64');
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new ApiError(request.status, 'upload', ''));
    request.onerror = () => reject(new ApiError(0, 'network', ''));
    request.ontimeout = () => reject(new ApiError(0, 'timeout', ''));
    request.onabort = () => reject(signal.reason as Error);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(body);
  });
};

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
