import type { Locale } from '../../i18n/locale.js';
import { toLocal } from '../../i18n/rewrite.js';
import { signInHref } from '../../lib/session/sign-in.js';

/** New sign-in that ends at the home page, for use when the origin page is unknown. */
export const startHref = (locale: Locale): string => signInHref(toLocal('/', locale), locale);
