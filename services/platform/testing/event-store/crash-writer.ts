import { openSqliteEventStore } from '../../src/event-store/sqlite.adapter.js';

/** Child process of the crash test: appends until killed, four at a time, and prints each id once acknowledged. */
const [file = ''] = process.argv.slice(2);
const store = openSqliteEventStore(file);

const writer = async (stream: string): Promise<never> => {
  for (let revision = (await store.read(stream)).length; ; revision += 1) {
    const id = crypto.randomUUID();
    const expected = revision === 0 ? 'absent' : revision - 1;
    const metadata = {
      commandId: id,
      commandHash: id,
      actor: 'system:test',
      at: '2026-05-01T10:00:00.000Z',
      requestId: 'r',
    };
    // Append to two streams at once, so that a partial append would show.
    await store.append([
      { stream, expected, events: [{ id, type: 'Noted', data: { revision }, metadata }] },
      {
        stream: `${stream}-twin`,
        expected,
        events: [{ id: crypto.randomUUID(), type: 'Noted', data: { revision }, metadata }],
      },
    ]);
    process.stdout.write(`${stream} ${id}\n`);
  }
};

await Promise.all(['crash-0', 'crash-1', 'crash-2', 'crash-3'].map(writer));
