import { useEffect, useState } from 'react';
import { kept } from './kept.js';

type Entry = Readonly<{ sentTo?: unknown }> | null;

/** Stored in the history entry: survives a reload, but not a new visit to the page. */
const entry = {
  read: (): string | null => {
    const { sentTo } = (history.state as Entry) ?? {};
    return typeof sentTo === 'string' ? sentTo : null;
  },
  // Bypass the router's patched `history.replaceState`, which would treat the change as a navigation.
  keep: (sentTo: string | null): void =>
    History.prototype.replaceState.call(history, { ...(history.state as Entry), sentTo }, ''),
};

/**
 * Address of the mail just sent; null if none. Survives a reload. After a submit before hydration (`?problem=sent`) the
 * address is '' until hydration.
 */
export const useSentTo = (
  problem: string | undefined,
): [sentTo: string | null, set: (email: string | null) => void] => {
  const [sentTo, setSentTo] = useState<string | null>(problem === 'sent' ? '' : null);
  useEffect(() => {
    setSentTo((before) => (before === '' ? kept.early() : (before ?? entry.read())));
  }, []);
  const set = (email: string | null): void => {
    entry.keep(email);
    setSentTo(email);
  };
  return [sentTo, set];
};
