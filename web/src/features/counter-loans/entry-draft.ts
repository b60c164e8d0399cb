import type { Session } from '../../lib/session/session.js';
import { drafts } from '../../lib/forms/drafts.js';
import { privateKey } from '../../lib/forms/private-keys.js';
import { useSessionStore } from '../../lib/session/session-context.js';
import type { Values } from './model.js';
import type { EntrySearch } from './search.js';

/** Key of the draft of an entry; each link to the form has its own. Null while nobody is signed in. */
const keyOf = (who: Session, { offer = '', from = '', to = '', piece = 0 }: EntrySearch): string | null =>
  who.status === 'in' ? privateKey(who.profile.user_id, `counter-entry ${offer} ${from} ${to} ${piece}`) : null;

/** Days that nobody chose begin today, also where the draft is older. */
const fromToday = (kept: Values, { first: today }: Values): Values => {
  if (kept.isDayChosen || kept.first === today) return kept;
  return { ...kept, first: today, last: today && kept.last && kept.last > today ? kept.last : today };
};

/**
 * Draft of an entry at the counter, which names a person: it is kept for the tab, and removed once its
 * author is no longer signed in.
 */
export const useEntryDraft = (search: EntrySearch) => {
  const key = keyOf(useSessionStore().get(), search);
  return {
    read: (fresh: Values): Values => (key === null ? fresh : fromToday(drafts.read(key, fresh), fresh)),
    forget: (): void => {
      if (key !== null) drafts.forget(key);
    },
    key,
  };
};
