import { type RefObject, useState } from 'react';
import { useEarlyText } from '../../../ui/use-typed-text.js';

export const useFollowing = <Value>(
  source: Value,
  same: (a: Value, b: Value) => boolean = Object.is,
): [Value, (value: Value) => void] => {
  const [state, setState] = useState({ source, value: source });
  const moved = !same(state.source, source);
  if (moved) setState({ source, value: source });
  return [moved ? source : state.value, (value) => setState({ source, value })];
};

export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Text of the place field; follows the selected place until the user types, including before hydration. */
export const usePlaceText = (
  field: RefObject<HTMLInputElement | null>,
  name: string,
): readonly [string, (text: string) => void] => {
  const [text, setText] = useFollowing(name);
  // Text typed before hydration wins over the place stored on the device.
  const [early, setEarly] = useState<string | null>(null);
  useEarlyText(field, text, setEarly);
  return [
    early ?? text,
    (next) => {
      setEarly(null);
      setText(next);
    },
  ];
};
