import { useState, type RefObject } from 'react';
import { useEarlyText } from '../../../ui/use-typed-text.js';
import { useFollowing } from '../model/use-following.js';

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
