import { useCallback, useEffect, useRef, useState } from 'react';
import { useDebounced } from './use-typed-text.js';

type SearchText = Readonly<{ text: string; setText: (text: string) => void; find: (typed: string) => void }>;

/**
 * Text of a search field that follows the URL. `known`: text in the URL; `go`: called with the trimmed text once typing
 * pauses, or at once by `find`.
 */
export const useSearchText = (known: string, go: (text: string) => void): SearchText => {
  const [text, setText] = useState(known);
  const settled = useDebounced(text);
  const sent = useRef(known);
  const find = useCallback(
    (typed: string) => {
      const wanted = typed.trim();
      if (wanted === sent.current) return;
      sent.current = wanted;
      go(wanted);
    },
    [go],
  );
  useEffect(() => {
    find(settled);
  }, [find, settled]);
  // Update the field when Back or a link, not the field itself, changed the URL.
  useEffect(() => {
    if (known === sent.current) return;
    sent.current = known;
    setText(known);
  }, [known]);
  return { text, setText, find };
};
