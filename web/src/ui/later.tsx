import { useRepeatEarly } from '../lib/early/repeat.js';
import { memo, Suspense, use, type ComponentType, type NamedExoticComponent } from 'react';

export type Later<Props extends object> = NamedExoticComponent<Props> &
  Readonly<{
    /** Reads the code. Loaders call it: the server then renders the part, and other pages lead to it without a gap. */
    load: () => Promise<void>;
  }>;

/**
 * A part of a page whose code a first visit reads after the page works: until then the server's HTML stands in its
 * place. Give it props that stay the same, or React would replace that HTML by nothing while the code is on its way.
 */
export const later = <Props extends object>(read: () => Promise<ComponentType<Props>>): Later<Props> => {
  let Part: ComponentType<Props> | undefined;
  let reading: Promise<void> | undefined;
  const load = (): Promise<void> => {
    reading ??= read().then((part) => {
      Part = part;
    });
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  };
  function Ready(props: Props) {
    if (!Part) use(load());
    useRepeatEarly();
    return Part ? <Part {...props} /> : null;
  }
  const part = memo((props: Props) => (
    <Suspense>
      <Ready {...props} />
    </Suspense>
  ));
  return Object.assign(part, { load });
};
