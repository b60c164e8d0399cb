import { useEffect, useState } from 'react';
import { kept } from './kept.js';

/**
 * Where a mail has just been sent; null: nowhere yet. A form that was sent before the page's scripts ran comes back
 * with
 * `?problem=sent`: the address is known once they run, '' until then.
 */
export const useSentTo = (
  problem: string | undefined,
): [sentTo: string | null, set: (email: string | null) => void] => {
  const [sentTo, setSentTo] = useState<string | null>(problem === 'sent' ? '' : null);
  useEffect(() => {
    if (problem === 'sent') setSentTo((before) => (before === '' ? kept.early() : before));
  }, [problem]);
  return [sentTo, setSentTo];
};
