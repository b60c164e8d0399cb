import { isOpenPopover } from './popovers.js';

type Style = Window['getComputedStyle'];
type Known = 'display' | 'visibility' | 'pointerEvents';

/** Attributes that the browser's own style sheet goes by where it says what is displayed. */
const decisive = ['hidden', 'popover', 'open', 'type', 'controls'];
/** Classes that make blocks of what is inside, and of the element itself (CSS Display 3, section 2.7). */
const boxesInside = ['flex', 'inline-flex', 'grid', 'inline-grid'];
const boxes = ['sr-only', 'absolute', 'fixed'];
const partOfTable = /^(?:col|colgroup|t(?:head|body|foot|r))$/;

/**
 * Computed style of a page without style sheets, for what queries by role and presses read of it: display, visibility
 * and whether it takes the pointer. jsdom matches its whole default style sheet against each element and each element
 * around it, anew after each change of the page, which was most of the time of our tests of pages. Kinds of elements
 * (tag and the attributes that matter) are asked of jsdom once instead; everything else is answered by jsdom itself.
 * Popovers are closed or open as our stand-in has them. Of our classes only those count that set words apart in a name.
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

/** Answers so from now on, for all spec files of the page. */
export const answerByPageStyle = (): void => {
  const page = document.defaultView;
  if (!page || page.getComputedStyle === used) return;
  used = pageStyle(page, page.getComputedStyle);
  page.getComputedStyle = used;
};
