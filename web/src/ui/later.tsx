import { useRepeatEarly } from '../lib/early/repeat.js';
import { memo, Suspense, use, type ComponentType, type NamedExoticComponent } from 'react';

export type Loadable = Readonly<{
  /**
   * Loads the code. Call this in loaders, so that the server renders the component and navigation shows it without
   * a gap.
   */
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}>;

export type Later<Props extends object> = NamedExoticComponent<Props> & Loadable;

/** Several parts as one. */
export const together = (...parts: readonly Loadable[]): Loadable => ({
  load: () => Promise.all(parts.map((part) => part.load())),
  isLoaded: () => parts.every((part) => part.isLoaded()),
});

/**
 * Component that is loaded and hydrated after the rest of the page; until then the server's HTML stays. Pass stable
 * props, because React would drop the HTML on a change while the code is loading.
 */
export const later = <Props extends object>(read: () => Promise<ComponentType<Props>>): Later<Props> => {
  let reading: Promise<ComponentType<Props>> | undefined;
  let loaded = false;
  const load = () => {
    if (reading) return reading;
    const begun = (reading = read());
    begun.then(
      // Mark the promise as fulfilled, because React uses such a promise synchronously.
      (value) => {
        loaded = true;
        Object.assign(begun, { status: 'fulfilled', value });
      },
      () => {
        reading = undefined;
      },
    );
    return begun;
  };
  function Ready(props: Props) {
    // Call `use` even if the code is loaded, because React requires the same hooks in every render.
    const Part = use(load());
    useRepeatEarly();
    return <Part {...props} />;
  }
  const part = memo((props: Props) => (
    <Suspense>
      <Ready {...props} />
    </Suspense>
  ));
  return Object.assign(part, { load, isLoaded: () => loaded });
};
