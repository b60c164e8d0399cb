import { showLook } from '../look/show-look.js';
import { keepEarly } from './keep-early.js';

/** The first script of a page, as text: its look before anything is drawn, then what people do before it is alive. */
export const earlyScript = `(${String(showLook)})();(${String(keepEarly)})()`;
