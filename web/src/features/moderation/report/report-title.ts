import type { AnyText } from '../../../i18n/namespaces.js';

/**
 * Title of the report page, e.g. `Melden: Lastenrad`. Generic for an empty title, because titles are not public
 * before the installation opens.
 */
export const reportTitle = (t: AnyText, title: string): string =>
  title === '' ? t('moderation:report.untitled') : t('moderation:report.title', { title });
