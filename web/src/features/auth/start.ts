import type { Locale } from '../../i18n/locale.js';
import { toLocal } from '../../i18n/rewrite.js';
import { signInHref } from '../../lib/sign-in.js';

/** A new sign-in that ends at the home page, for when it is not known where somebody came from. */
export const startHref = (locale: Locale): string => signInHref(toLocal('/', locale), locale);
