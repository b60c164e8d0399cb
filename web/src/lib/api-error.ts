import type { FieldError } from '@lendring/contracts/http/envelope.js';

/**
 * A call that was refused or failed. `code` is the answer's stable `msgcode` (or `network`, `timeout`, `unreadable`);
 * the message is the server's text in the caller's language, fit to be shown;
 * `fields` names the wrong fields of a body.
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

/** The answer asked to go elsewhere (`redirect` with `data.url`, spec §7). */
export class ApiRedirect extends Error {
  constructor(readonly url: string) {
    super(url);
  }
}

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status);

/** The installation has been closed since this page was loaded (ADR 108), and whoever asks is not let in. */
export const isNotOpenYet = (error: unknown): boolean => isApiError(error, 403) && error.code === 'not_open_yet';
