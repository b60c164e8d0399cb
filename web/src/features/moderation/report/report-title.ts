import type { AnyText } from '../../../i18n/namespaces.js';

/** For example `Melden: Lastenrad`; generic without a title, which is not public before the installation opens. */
export const reportTitle = (t: AnyText, title: string): string =>
  title === '' ? t('moderation:report.untitled') : t('moderation:report.title', { title });
