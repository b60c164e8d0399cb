import { describe, expect, it } from 'vitest';
import { act, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderOnServer } from '../testing/render.js';
import { later } from './later.js';

type Props = Readonly<{ name: string }>;
function Counter({ name }: Props) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

describe('a lazily loaded component', () => {
  it('is rendered by the server once a loader has loaded its code', async () => {
    const Part = later<Props>(async () => Counter);
    await Part.load();
    expect(await renderOnServer(<Part name="Zelte" />)).toContain('Zelte');
  });

  it('keeps its server markup through surrounding updates until its code loads and then hydrates', async () => {
    const onServer = later<Props>(async () => Counter);
    await onServer.load();
    const code = Promise.withResolvers<ComponentType<Props>>();
    const inBrowser = later<Props>(() => code.promise);
    const Page = ({ part: Part }: Readonly<{ part: ComponentType<Props> }>) => {
      const [on, setOn] = useState(false);
      return (
        <main>
          <button type="button" onClick={() => setOn(true)}>
            {on ? 'an' : 'aus'}
          </button>
          <Part name="Zelte" />
        </main>
      );
    };
    const errors: unknown[] = [];
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = await renderOnServer(<Page part={onServer} />);
    const [frame, part] = root.querySelectorAll('button');
    await act(async () => {
      hydrateRoot(root, <Page part={inBrowser} />, { onRecoverableError: (error) => errors.push(error) });
    });
    await act(async () => {
      frame?.click();
    });
    expect(frame?.textContent).toBe('an');
    expect(part?.isConnected).toBe(true);
    await act(async () => {
      code.resolve(Counter);
    });
    await act(async () => {
      part?.click();
    });
    expect(screen.getByText('Zelte: 1')).toBe(part);
    expect(errors).toEqual([]);
  });

  it('retries loading after a failure', async () => {
    let tries = 0;
    const Part = later<Props>(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return Counter;
    });
    await expect(Part.load()).rejects.toThrow('offline');
    await Part.load();
    await Part.load();
    expect(tries).toBe(2);
  });
});
