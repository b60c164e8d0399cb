import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/*
 * Before each spec file of the web client: a page of jsdom, what its dialogs and popovers lack, a computed style that
 * costs little, React told that tests wait for it. The files of a worker share one page, since making one takes longer
 * than most files do; each finds it as a new window shows it.
 */
if (typeof document === 'undefined') await builtinEnvironments.jsdom.setup(globalThis, {});
const { answerByPageStyle } = await import('./page-style.js');
const { standInForPopovers } = await import('./popovers.js');
const { cleanup, configure } = await import('@testing-library/react');
// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 100_000 });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom lays nothing out: nothing scrolls.
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
afterEach(cleanup);
afterAll(() => {
  react.IS_REACT_ACT_ENVIRONMENT = false;
  vi.unstubAllGlobals();
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
});
