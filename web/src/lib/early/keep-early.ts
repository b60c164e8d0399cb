export type Early = {
  /** True once React handles events. */
  listens: boolean;
  /** Replays input in hydrated fields. Call before any rerender, which would discard the input. */
  repeatFields: () => void;
  repeatPresses: () => void;
  waiting: () => number;
};

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Records input on a server-rendered page until React handles it, and replays it. Runs in the head before the first
 * paint, inlined as text (`script.ts`), so it must not reference anything outside. Links, popovers and forms with an
 * action work natively and are left alone. A form without an action depends on scripts: submitting it natively would
 * reload the page and lose the input, so it is held back.
 *
 * React stops events at the document while the target is not hydrated: an event that does not reach the root element
 * was not handled.
 */
export function keepEarly(): void {
  type TextField = HTMLInputElement | HTMLTextAreaElement;
  /**
   * Elements with recorded input, ordered by last use. The value is the field's value before the input; null for
   * buttons.
   */
  const kept = new Map<Element, string | boolean | null>();
  const isTextField = (one: Element): one is TextField =>
    one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;
  /** React defines own properties on a field when hydrating it. Text entered before that becomes its initial value. */
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
            // React tracks values set through its own property: set another value first, so that the recorded text
            // counts as a change.
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
      // Replay only the last click that opened an overlay.
      const opener = pressed.findLast((one) => one.ariaHasPopup);
      for (const one of pressed) {
        kept.delete(one);
        // Delay a submit until the form has taken over the text of its fields. A click on a button that is still not
        // hydrated is recorded again.
        if (one.type === 'submit') setTimeout(() => one.click());
        else if (one.isConnected && (one === opener || !one.ariaHasPopup)) one.click();
        if (!kept.has(one)) delete one.dataset['early'];
      }
    },
  };
  window.early = early;

  const hear = (event: Event) => {
    const one = touched(event);
    if (!one || (event as UIEvent).detail > 1) return;
    const again = kept.delete(one);
    // Show the click on a toggle that is not hydrated yet at once; a second click cancels the first.
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
