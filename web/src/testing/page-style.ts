import { isOpenPopover } from './popovers.js';

type Style = Window['getComputedStyle'];
type Known = 'display' | 'visibility' | 'pointerEvents';

const decisive = ['hidden', 'popover', 'open', 'type', 'controls'];
/** Classes that blockify the children, and classes that blockify the element itself (CSS Display 3, section 2.7). */
const boxesInside = ['flex', 'inline-flex', 'grid', 'inline-grid'];
const boxes = ['sr-only', 'absolute', 'fixed'];
const partOfTable = /^(?:col|colgroup|t(?:head|body|foot|r))$/;

/**
 * Fast replacement for computed styles of pages without style sheets, covering what role queries and clicks read:
 * display, visibility and pointer events. jsdom matches its default style sheet against each element and its ancestors
 * after every change, which took most of the time of page tests. Here, jsdom is asked once per kind of element (tag and
 * relevant attributes); all other properties are left to jsdom. Popovers follow the polyfill. Of our classes, only
 * those that separate words in an accessible name count.
 */
export const pageStyle = (page: Window, original: Style): Style => {
  const displays = new Map<string, string>();

  const displayOfKind = (element: Element): string => {
    let kind = `${element.namespaceURI} ${element.localName}`;
    for (const name of decisive) {
      const value = element.getAttribute(name);
      if (value !== null && !(name === 'popover' && isOpenPopover(element))) kind += ` ${name}=${value}`;
    }
    const known = displays.get(kind);
    if (known !== undefined) return known;
    const like = page.document.createElementNS(element.namespaceURI, element.localName);
    for (const name of decisive) {
      const value = element.getAttribute(name);
      if (value !== null && !(name === 'popover' && isOpenPopover(element))) like.setAttribute(name, value);
    }
    const { display } = original.call(page, like);
    displays.set(kind, display);
    return display;
  };
  const isBox = (element: Element): boolean =>
    boxes.some((name) => element.classList.contains(name)) ||
    boxesInside.some((name) => element.parentElement?.classList.contains(name));
  const inline = (element: Element, name: Known): string =>
    element.hasAttribute('style') ? (element as HTMLElement).style[name] : '';

  const read: Readonly<Record<Known, (element: Element) => string>> = {
    display: (element) => {
      if (inline(element, 'display') || element.localName === 'summary') return original.call(page, element).display;
      const display = displayOfKind(element);
      return display === 'inline' && isBox(element) ? 'block' : display;
    },
    visibility: (element) => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (inline(one, 'visibility') || (one.hasAttribute('hidden') && partOfTable.test(one.localName)))
          return original.call(page, element).visibility;
      return 'visible';
    },
    pointerEvents: (element) => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (inline(one, 'pointerEvents')) return original.call(page, element).pointerEvents;
      return 'auto';
    },
  };
  const known = (name: string | symbol): name is Known => Object.hasOwn(read, name);

  return (element, pseudo) => {
    if (pseudo || page.document.styleSheets.length > 0 || element.ownerDocument !== page.document)
      return original.call(page, element, pseudo);
    const valueOf = (name: string | symbol): unknown => {
      if (known(name)) return read[name](element);
      const style = original.call(page, element);
      const value: unknown = Reflect.get(style, name);
      return typeof value === 'function' ? value.bind(style) : value;
    };
    const getPropertyValue = (name: string) => {
      const property = name === 'pointer-events' ? 'pointerEvents' : name;
      return known(property) ? read[property](element) : original.call(page, element).getPropertyValue(name);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : valueOf(name)),
    });
  };
};

let used: Style | undefined;

export const answerByPageStyle = (): void => {
  const page = document.defaultView;
  if (!page || page.getComputedStyle === used) return;
  used = pageStyle(page, page.getComputedStyle);
  page.getComputedStyle = used;
};
