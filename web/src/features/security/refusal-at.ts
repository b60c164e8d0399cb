import type { TFunction } from 'i18next';
import { isApiError } from '../../lib/api-client/api-error.js';
import { refusalOf, type Refusal } from '../../lib/forms/use-form.js';

/** Maps API error codes to the element id of a field; other errors appear above the form. */
export const refusalAt = (t: TFunction, error: unknown, fieldOf: Readonly<Record<string, string>>): Refusal => {
  const id = isApiError(error) ? fieldOf[error.code] : undefined;
  return id !== undefined && isApiError(error)
    ? { problems: [{ id, text: error.message }] }
    : refusalOf(t, error, (path) => fieldOf[`body.${path}`] ?? null);
};
