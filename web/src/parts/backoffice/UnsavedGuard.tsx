import { useState } from 'react';
import type { Form } from '../../lib/forms/use-form.js';
import { useSessionStore } from '../../lib/session/session-context.js';
import { LeaveGuard } from '../../ui/LeaveGuard.js';

/** Prompts before the changes of a form are lost that its parent replaces once they are saved. */
export function UnsavedGuard({ form: { values, busy } }: Readonly<{ form: Pick<Form<object>, 'values' | 'busy'> }>) {
  const [came] = useState(() => JSON.stringify(values));
  const session = useSessionStore();
  // Do not prompt while the form is being submitted, or after a sign-out in another tab.
  const unsaved = () => session.get().status === 'in' && !busy && JSON.stringify(values) !== came;
  return <LeaveGuard unsaved={unsaved} />;
}
