import { afterEach, describe, expect, it } from 'vitest';
import { act } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderOnServer } from '../../testing/render.js';
import { later } from '../../ui/later.js';
import { RepeatEarly } from './repeat.js';
import { earlyScript } from './script.js';

function Fields() {
  const [text, setText] = useState('');
  const [on, setOn] = useState(false);
  const [km, setKm] = useState('5');
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState('');
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={on} onChange={() => setOn(!on)} />
      <select value={km} onChange={(event) => setKm(event.target.value)}>
        <option>5</option>
        <option>10</option>
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>
        Merken
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(`${open}Wann`)}>
        Wann
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(`${open}Filter`)}>
        Filter
      </button>
      <output>{JSON.stringify({ text, on, km, count, open })}</output>
    </>
  );
}

const page = (part: ReactNode) => (
  <html lang="de">
    <head />
    <body>
      {part}
      <RepeatEarly />
    </body>
  </html>
);
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  delete window.early;
});

const arrive = async (served: ReactNode) => {
  const html = await renderOnServer(page(served));
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  // Replace children only: Testing Library's `screen` is bound to the original body.
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
  document.documentElement.lang = 'de';
  // oxlint-disable-next-line no-eval -- as the browser runs a page's script
  (0, eval)(earlyScript);
  return {
    wake: (part: ReactNode = served) =>
      act(async () => {
        if (window.early) window.early.listens = true;
        root = hydrateRoot(document, page(part));
      }),
    state: (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? ''),
    button: (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)!,
  };
};
const type = (field: HTMLInputElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const turn = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

function Heart() {
  const [on, setOn] = useState(false);
  return (
    <>
      <button type="button" suppressHydrationWarning aria-pressed={on} onClick={() => setOn(!on)}>
        Herz
      </button>
      <output>{JSON.stringify(on)}</output>
    </>
  );
}

describe('input made before hydration', () => {
  it('toggles a switch at once, and a second press reverts the switch', async () => {
    const { wake, state, button } = await arrive(<Heart />);
    const heart = button('Herz');
    const marked = () => 'early' in heart.dataset;
    heart.click();
    await turn();
    expect(marked()).toBe(true);
    heart.click();
    await turn();
    expect(marked()).toBe(false);
    heart.click();
    await turn();
    await wake();
    expect([state(), marked()]).toEqual([true, false]);
    await act(async () => heart.click());
    await turn();
    expect([state(), marked()]).toEqual([false, false]);
  });
  it('is replayed once after hydration for text, checkboxes, selects and presses', async () => {
    const { wake, state, button } = await arrive(<Fields />);
    const [text, box] = [...document.querySelectorAll('input')];
    type(text!, 'Zelt');
    box!.click();
    const select = document.querySelector('select')!;
    select.value = '10';
    await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })));
    button('Merken').click();
    button('Merken').click();
    button('Wann').click();
    button('Filter').click();
    await wake();
    expect(state()).toEqual({ text: 'Zelt', on: true, km: '10', count: 1, open: 'Filter' });
    expect([text!.value, box!.checked, select.value]).toEqual(['Zelt', true, '10']);
    await act(async () => button('Merken').click());
    expect(state()).toMatchObject({ count: 2 });
    expect(window.early?.waiting()).toBe(0);
  });

  it('waits for its own component to hydrate, even while the rest of the page is hydrated', async () => {
    const served = later<object>(async () => Fields);
    await served.load();
    const code = Promise.withResolvers<ComponentType<object>>();
    const coming = later<object>(() => code.promise);
    const Served = served;
    const Coming = coming;
    const { wake, state, button } = await arrive(<Served />);
    button('Merken').click();
    await wake(<Coming />);
    expect(state()).toMatchObject({ count: 0 });
    await act(async () => button('Wann').click());
    await act(async () => type(document.querySelector('input')!, 'Boot'));
    const select = document.querySelector('select')!;
    select.value = '10';
    await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })));
    await act(async () => window.early?.repeatFields());
    await act(async () => {
      code.resolve(Fields);
    });
    expect(state()).toEqual({ text: 'Boot', on: false, km: '10', count: 1, open: 'Wann' });
    await act(async () => button('Merken').click());
    expect(state()).toMatchObject({ count: 2 });
  });

  it('submits a form that the app handles once, with the typed values, and never lets the browser submit it', async () => {
    function OwnForm() {
      const [name, setName] = useState('');
      const [sent, setSent] = useState<string[]>([]);
      return (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setSent([...sent, name]);
          }}
        >
          <input value={name} onChange={(event) => setName(event.target.value)} />
          <button type="submit">Senden</button>
          <output>{JSON.stringify(sent)}</output>
        </form>
      );
    }
    const { wake, state, button } = await arrive(<OwnForm />);
    const byBrowser: boolean[] = [];
    document.addEventListener('submit', (event) => byBrowser.push(!event.defaultPrevented), { once: true });
    type(document.querySelector('input')!, 'Mila');
    button('Senden').click();
    expect([byBrowser, window.early?.waiting()]).toEqual([[false], 2]);
    await wake();
    await act(turn);
    expect(state()).toEqual(['Mila']);
    await act(async () => button('Senden').click());
    expect(state()).toEqual(['Mila', 'Mila']);
    expect(window.early?.waiting()).toBe(0);
  });

  it('is left to the browser if the control needs no code', async () => {
    const { button } = await arrive(
      <>
        <button type="button" popoverTarget="menu">
          Sprache
        </button>
        <a href="#ziel">Weiter</a>
        <form method="post">
          <input name="email" />
          <button type="submit">Anmelden</button>
        </form>
      </>,
    );
    document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
    button('Sprache').click();
    button('Anmelden').click();
    document.querySelector('a')!.click();
    expect(window.early?.waiting()).toBe(0);
  });

  it('keeps the text of a form that the browser can send', async () => {
    const heard: string[] = [];
    const { wake } = await arrive(
      <form method="post" onInput={() => heard.push('input')}>
        <input name="email" />
      </form>,
    );
    type(document.querySelector('input')!, 'jana@example.org');
    await wake();
    expect([document.querySelector('input')!.value, heard, window.early?.waiting()]).toEqual([
      'jana@example.org',
      [],
      0,
    ]);
  });
});
