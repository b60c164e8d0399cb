/** What was kept of a page before its code worked. */
export type Early = {
  /** From when on React hears what is done. */
  listens: boolean;
  /** Types and chooses once more in fields that are alive now. Before anything is drawn anew, which would undo it. */
  repeatFields: () => void;
  /** Presses once more what was pressed. */
  repeatPresses: () => void;
  /** How much still waits for its part of the page. */
  waiting: () => number;
};

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Keeps what somebody does on a page that the server drew, as long as no code of it hears that, and repeats it. Runs in
 * the page's head before anything is drawn and travels there as text (`script.ts`), so it uses nothing from outside.
 * Links, popovers and forms that the browser sends work without code: they are left to the browser. A form without an
 * address is sent by code alone: the browser would load the page anew and lose what was typed, so it is held back.
 *
 * React stops an event at the document while the part below it is not alive yet: what does not come as far as the root
 * element was not heard.
 */
export function keepEarly(): void {
  type TextField = HTMLInputElement | HTMLTextAreaElement;
  /** Fields with what stood in them, null for buttons; in the order of the last touch. */
  const kept = new Map<Element, string | boolean | null>();
  const isTextField = (one: Element): one is TextField =>
    one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;
  /** React gives a field properties of its own when it comes alive. Text from before that it takes for its own. */
  const alive = (one: TextField) => Object.hasOwn(one, 'value') || Object.hasOwn(one, 'checked');
  const touched = ({ target, type }: Event): Element | null => {
    if (!(target instanceof Element)) return null;
    if (type === 'click') {
      const button = target.closest('button');
      return button?.type === 'button' && !button.hasAttribute('popovertarget') ? button : null;
    }
    return target.matches('input,select,textarea') && (target as TextField).form?.method !== 'post' ? target : null;
  };

  const early: Early = {
    listens: false,
    waiting: () => kept.size,
    repeatFields: () => {
      for (const [one, value] of Array.from(kept)) {
        if (!one.isConnected) kept.delete(one);
        else if (one instanceof HTMLSelectElement) {
          one.value = String(value);
          one.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (isTextField(one) && alive(one)) {
          kept.delete(one);
          if (typeof value === 'boolean') {
            (one as HTMLInputElement).checked = !value;
            one.click();
          } else {
            const { selectionStart: start, selectionEnd: end } = one;
            // React knows what is set through its own property, and so takes the text after it for a change.
            one.value = value ? '' : ' ';
            const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value') ?? {};
            set?.call(one, value);
            if (start !== null) one.setSelectionRange(start, end);
            one.dispatchEvent(new Event('input', { bubbles: true }));
          }
        }
      }
    },
    repeatPresses: () => {
      const pressed = [...kept.keys()].filter((one) => one instanceof HTMLButtonElement);
      // Of what opens over the page the last one counts.
      const opener = pressed.findLast((one) => one.ariaHasPopup);
      for (const one of pressed) {
        kept.delete(one);
        // What is not alive yet is kept once more.
        // A form is sent once its page has taken over the text of its fields.
        if (one.type === 'submit') setTimeout(() => one.click());
        else if (one.isConnected && (one === opener || !one.ariaHasPopup)) one.click();
        if (!kept.has(one)) delete one.dataset['early'];
      }
    },
  };
  window.early = early;

  const hear = (event: Event) => {
    const one = touched(event);
    // The second press of a double one means nothing more.
    if (!one || (event as UIEvent).detail > 1) return;
    const again = kept.delete(one);
    // A switch that nobody hears shows the press all the same; pressed once more it is as before.
    if (one instanceof HTMLButtonElement && one.hasAttribute('aria-pressed')) {
      if (again) return void delete one.dataset['early'];
      setTimeout(() => kept.has(one) && (one.dataset['early'] = ''));
    }
    if (!isTextField(one)) kept.set(one, one instanceof HTMLSelectElement ? one.value : null);
    else if (!alive(one)) kept.set(one, /^(?:checkbox|radio)$/.test(one.type) ? one.matches(':checked') : one.value);
  };
  const heard = (event: Event) => {
    const one = touched(event);
    if (one && early.listens && !isTextField(one)) kept.delete(one);
  };
  /** React gives a form that came alive a property of its own as well. */
  const hears = (form: HTMLFormElement) => Object.keys(form).some((name) => name.startsWith('__react'));
  const holdBack = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || form.method === 'post' || hears(form))
      return;
    event.preventDefault();
    if (submitter) kept.set(submitter, null);
  };
  window.addEventListener('submit', holdBack, true);
  for (const type of ['click', 'input', 'change']) {
    window.addEventListener(type, hear, true);
    document.documentElement.addEventListener(type, heard, true);
  }
}
