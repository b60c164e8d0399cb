const opened = new WeakSet<Element>();

/** Popovers that are open, as `:popover-open` of a browser has them. */
export const isOpenPopover = (element: Element): boolean => opened.has(element) && element.isConnected;

const set = (element: HTMLElement, open: boolean) => {
  if (isOpenPopover(element) === open) return;
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  if (open) {
    for (const other of document.querySelectorAll<HTMLElement>('[popover]:not([popover="manual"])'))
      if (!other.contains(element)) set(other, false);
    opened.add(element);
  } else opened.delete(element);
  // A browser tells it a task later: what a test presses shall have happened when the press is over.
  element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
};

/** A press on a button of a popover opens and closes it, unless code keeps the press for itself. */
const press = (event: MouseEvent) => {
  const button = event.target instanceof Element ? event.target.closest('button[popovertarget]') : null;
  const element = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (element?.hasAttribute('popover') && !event.defaultPrevented) element.togglePopover();
};

/** Popovers, which jsdom lacks (jsdom/jsdom#3721): it knows their style only, so takes each of them for closed. */
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
