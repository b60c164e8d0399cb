import type { TFunction } from 'i18next';
import type { FieldError } from '@lendring/contracts/http/envelope.js';

/**
 * A rejected or failed call. `code` is the stable `msgcode` of the response (or `network`, `timeout`, `unreadable`).
 * The message is the server's text in the caller's language, suitable for display. `fields` lists the invalid fields of
 * the body.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: readonly FieldError[] = [],
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Error for a response that asks for a redirect (`redirect` with `data.url`, spec §7). */
export class ApiRedirect extends Error {
  constructor(readonly url: string) {
    super(url);
  }
}

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status);

/** True if the installation was closed after the page was loaded (ADR 108) and the user is not admitted. */
export const isNotOpenYet = (error: unknown): boolean => isApiError(error, 403) && error.code === 'not_open_yet';

export const errorText = (t: TFunction, error: unknown): string => {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.code === 'network' || error.code === 'timeout') return t(`error.${error.code}`);
  if (error.code === 'sign_in_needed') return t('error.signedOut');
  return error.message || t('error.unknown');
};
