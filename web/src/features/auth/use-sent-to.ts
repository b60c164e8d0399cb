import { useEffect, useState } from 'react';
import { kept } from './kept.js';

type Entry = Readonly<{ sentTo?: unknown }> | null;

/** In the page's own entry of the browser's history: a reload finds it, another visit to the page does not. */
const entry = {
  read: (): string | null => {
    const { sentTo } = (history.state as Entry) ?? {};
    return typeof sentTo === 'string' ? sentTo : null;
  },
  // The router has put functions of its own in the place of the browser's, which would take this for a new page.
  keep: (sentTo: string | null): void =>
    History.prototype.replaceState.call(history, { ...(history.state as Entry), sentTo }, ''),
};

/**
 * Where a mail has just been sent; null: nowhere yet. A reload keeps it. A form that was sent before the page's scripts
 * ran comes back with `?problem=sent`: the address is known once they run, '' until then.
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
