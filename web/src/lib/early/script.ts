import { showLook } from '../look/show-look.js';
import { keepEarly } from './keep-early.js';

/** The first inline script of a page: sets the theme before the first paint, then records input until hydration. */
export const earlyScript = `(${String(showLook)})();(${String(keepEarly)})()`;
