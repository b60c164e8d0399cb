/** Record of the fake server's log. If commit and prepare differ, several records share the commit. */
export type LogRecord = Readonly<{
  stream: string;
  revision: bigint;
  id: string;
  type: string;
  data: Uint8Array;
  properties: Readonly<Record<string, string>>;
  commit: bigint;
  prepare: bigint;
}>;
export type NewRecord = Pick<LogRecord, 'stream' | 'id' | 'type' | 'data' | 'properties'>;
export type Check = Readonly<{ stream: string; expected: bigint }>;

const ANY = -2n;

export type Outcome =
  | { readonly kind: 'written'; readonly position: bigint; readonly revisions: ReadonlyMap<string, bigint> }
  | { readonly kind: 'violations'; readonly violations: readonly (Check & { readonly actual: bigint })[] };

/**
 * Log of the fake server. Decides about appends like KurrentDB 26.1 (`append-rules.ts` has each case): if every stream
 * to be written contains the same ids right after its expected revision, the response is the old position, and no other
 * check counts. Otherwise a stream with a repeated id is a violation, like a stream with another revision.
 */
export const createLog = ({ sharedCommits = false }: { sharedCommits?: boolean } = {}) => {
  const records: LogRecord[] = [];
  const streams = new Map<string, LogRecord[]>();
  const listeners = new Set<() => void>();
  let end = 0n;

  const current = (stream: string): bigint => BigInt((streams.get(stream)?.length ?? 0) - 1);

  const decide = ({ stream, expected }: Check, ids: readonly string[]): 'ok' | 'violated' | 'repeated' => {
    const stored = streams.get(stream) ?? [];
    const actual = current(stream);
    const from = expected === ANY ? stored.findIndex(({ id }) => id === ids[0]) : Number(expected) + 1;
    if (ids.length > 0 && from >= 0 && ids.every((id, index) => stored[from + index]?.id === id)) return 'repeated';
    return expected === ANY || expected === actual ? 'ok' : 'violated';
  };

  const write = (added: readonly NewRecord[]): void => {
    const places = added.map(({ data }) => {
      const prepare = end;
      end += BigInt(150 + data.length);
      return prepare;
    });
    const commit = end;
    if (sharedCommits) end += 50n;
    added.forEach((record, index) => {
      const prepare = places[index] ?? end;
      const stored = {
        ...record,
        revision: current(record.stream) + 1n,
        prepare,
        commit: sharedCommits ? commit : prepare,
      };
      records.push(stored);
      streams.set(record.stream, [...(streams.get(record.stream) ?? []), stored]);
    });
    for (const listener of listeners) listener();
  };

  const log = {
    records: records as readonly LogRecord[],
    stream: (name: string): readonly LogRecord[] | undefined => streams.get(name),

    append(added: readonly NewRecord[], checks: readonly Check[]): Outcome {
      const written = [...new Set(added.map(({ stream }) => stream))];
      const idsOf = (stream: string): readonly string[] =>
        added.filter((record) => record.stream === stream).map(({ id }) => id);
      const all = new Map<string, bigint>(written.map((stream) => [stream, ANY]));
      for (const { stream, expected } of checks) all.set(stream, expected);
      const decisions = [...all].map(([stream, expected]) => ({
        stream,
        expected,
        decision: decide({ stream, expected }, idsOf(stream)),
      }));
      const isRepeat =
        written.length > 0 &&
        decisions.every(({ stream, decision }) => !written.includes(stream) || decision === 'repeated');
      const violated = decisions.filter(({ decision }) => decision !== 'ok');
      if (!isRepeat && violated.length > 0)
        return { kind: 'violations', violations: violated.map((one) => ({ ...one, actual: current(one.stream) })) };
      if (!isRepeat) write(added);

      const revisions = new Map(
        written.map((stream) => {
          const last = idsOf(stream).at(-1);
          return [stream, BigInt(streams.get(stream)?.findLastIndex(({ id }) => id === last) ?? -1)];
        }),
      );
      const position = [...revisions].reduce((newest, [stream, revision]) => {
        const { commit = -1n } = streams.get(stream)?.[Number(revision)] ?? {};
        return commit > newest ? commit : newest;
      }, -1n);
      return { kind: 'written', position, revisions };
    },

    changed: (signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const tell = (): void => {
          listeners.delete(tell);
          signal.removeEventListener('abort', tell);
          resolve();
        };
        listeners.add(tell);
        signal.addEventListener('abort', tell);
        if (signal.aborted) tell();
      }),
  };

  // Begin with a foreign record, because a real log never begins with our records.
  write([
    {
      stream: '$users',
      id: '00000000-0000-4000-8000-000000000000',
      type: '$UserCreated',
      data: new Uint8Array(8),
      properties: {},
    },
  ]);
  return log;
};

export type StandInLog = ReturnType<typeof createLog>;
