import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/*
 * Setup of the web client's spec files: a jsdom page with polyfills for dialogs and popovers, fast computed styles, and
 * React's act environment. The files of a worker share one page, since creating one takes longer than most files; each
 * starts with a reset page.
 */
if (typeof document === 'undefined') await builtinEnvironments.jsdom.setup(globalThis, {});
const { answerByPageStyle } = await import('./page-style.js');
const { standInForPopovers } = await import('./popovers.js');
const { writeNumbersIn } = await import('../i18n/number-locale.js');
const { cleanup, configure } = await import('@testing-library/react');
// Set a generous timeout (milliseconds), because tests on a busy machine are slow, not wrong.
configure({ asyncUtilTimeout: 100_000 });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Stub scrolling, because jsdom has no layout.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

standInForPopovers();
answerByPageStyle();

document.head.replaceChildren();
document.body.replaceChildren();
document.title = '';
document.documentElement.lang = '';
history.replaceState(null, '', '/');
localStorage.clear();
sessionStorage.clear();

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  react.IS_REACT_ACT_ENVIRONMENT = true;
});
beforeEach(() => writeNumbersIn(() => 'de'));
afterEach(cleanup);
afterAll(() => {
  react.IS_REACT_ACT_ENVIRONMENT = false;
  vi.unstubAllGlobals();
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
});
