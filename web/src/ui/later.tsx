import { useRepeatEarly } from '../lib/early/repeat.js';
import { memo, Suspense, use, type ComponentType, type NamedExoticComponent } from 'react';

export type Later<Props extends object> = NamedExoticComponent<Props> &
  Readonly<{
    /** Reads the code. Loaders call it: the server then renders the part, and other pages lead to it without a gap. */
    load: () => Promise<unknown>;
  }>;

/**
 * A part of a page whose code a first visit reads after the page works: until then the server's HTML stands in its
 * place. Give it props that stay the same, or React would replace that HTML by nothing while the code is on its way.
 */
export const later = <Props extends object>(read: () => Promise<ComponentType<Props>>): Later<Props> => {
  let reading: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    if (reading) return reading;
    const begun = (reading = read());
    begun.then(
      // A promise that says so by itself is used without waiting for it.
      (value) => Object.assign(begun, { status: 'fulfilled', value }),
      () => {
        reading = undefined;
      },
    );
    return begun;
  };
  function Ready(props: Props) {
    // Always, also when the code is there: React loses count of the hooks of a part that only asked for it before.
    const Part = use(load());
    useRepeatEarly();
    return <Part {...props} />;
  }
  const part = memo((props: Props) => (
    <Suspense>
      <Ready {...props} />
    </Suspense>
  ));
  return Object.assign(part, { load });
};
