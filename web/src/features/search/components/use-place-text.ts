import { useState, type RefObject } from 'react';
import { useEarlyText } from '../../../ui/use-early-text.js';
import { useFollowing } from '../model/use-following.js';

/** The text of the place's field: it follows the chosen place until somebody types, also before the page works. */
export const usePlaceText = (
  field: RefObject<HTMLInputElement | null>,
  name: string,
): readonly [string, (text: string) => void] => {
  const [text, setText] = useFollowing(name);
  // Typed early: it stays, also when the place kept on this device comes.
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
