import type { TFunction } from 'i18next';
import { ApiError } from './api-error.js';

export const errorText = (t: TFunction, error: unknown): string => {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.code === 'network' || error.code === 'timeout') return t(`error.${error.code}`);
  if (error.code === 'sign_in_needed') return t('error.signedOut');
  return error.message || t('error.unknown');
};
