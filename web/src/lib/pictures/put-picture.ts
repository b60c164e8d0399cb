import { ApiError } from '../api-client/api-error.js';

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
