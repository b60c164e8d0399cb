const opened = new WeakSet<Element>();

export const isOpenPopover = (element: Element): boolean => opened.has(element) && element.isConnected;

const set = (element: HTMLElement, open: boolean) => {
  if (isOpenPopover(element) === open) return;
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  if (open) {
    for (const other of document.querySelectorAll<HTMLElement>('[popover]:not([popover="manual"])'))
      if (!other.contains(element)) set(other, false);
    opened.add(element);
  } else opened.delete(element);
  // Dispatch the event synchronously, so that tests see its effect right after the click; browsers dispatch the event
  // in a later task.
  element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
};

const press = (event: MouseEvent) => {
  const button = event.target instanceof Element ? event.target.closest('button[popovertarget]') : null;
  const element = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (element?.hasAttribute('popover') && !event.defaultPrevented) element.togglePopover();
};

/**
 * Polyfill for popovers, which jsdom lacks (jsdom/jsdom#3721): jsdom knows only their default style and thus treats
 * all popovers as closed.
 */
export const standInForPopovers = (): void => {
  HTMLElement.prototype.showPopover = function showPopover() {
    set(this, true);
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    set(this, false);
  };
  HTMLElement.prototype.togglePopover = function togglePopover() {
    set(this, !isOpenPopover(this));
    return isOpenPopover(this);
  };
  globalThis.removeEventListener('click', press);
  globalThis.addEventListener('click', press);
};
