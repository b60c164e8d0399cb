import type { AnyText } from '../../../i18n/namespaces.js';

/** `Melden: Lastenrad`; without a title, which strangers do not read before the installation opens, what the page is for. */
export const reportTitle = (t: AnyText, title: string): string =>
  title === '' ? t('moderation:report.untitled') : t('moderation:report.title', { title });
