import { derivedId } from '../../base/uuid.js';
import type { Find } from '../../read-models/documents.port.js';
import { systemCommand, type CommandCall } from './command-call.js';
import type { View } from './service-core.js';
import type { ClockPolicy } from './service-parts.js';

type Due<Document extends object> = Readonly<{
  name: string;
  everyMs: number;
  view: Pick<View<Document>, 'find'>;
  /** Due documents; the decision checks again, because the read model may lag. */
  due: (now: string) => Pick<Find, 'filter' | 'sort'>;
  /** Id and name of the act, from which the command id derives: a repeat is idempotent. */
  once: (document: Document) => readonly [id: string, what: string];
  act: (document: Document, call: CommandCall) => Promise<unknown>;
}>;

const BATCH = 200;

/** Clock policy that acts on each due document of a read model. */
export const dueCommands = <Document extends object>({
  name,
  everyMs,
  view,
  due,
  once,
  act,
}: Due<Document>): ClockPolicy => ({
  name,
  everyMs,
  async tick(at) {
    for (const document of await view.find({ ...due(at), limit: BATCH }))
      await act(document, systemCommand({ name, commandId: derivedId(...once(document)), at }));
  },
});
