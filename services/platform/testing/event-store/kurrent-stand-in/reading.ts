import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import { status, type ServerWritableStream } from '@grpc/grpc-js';
import type { LogRecord, StandInLog } from './log.js';
import { caughtUpMessage, checkpointMessage, confirmationMessage, eventMessage, notFoundMessage } from './messages.js';

export type ReadCall = ServerWritableStream<
  InstanceType<typeof streamsPb.ReadReq>,
  InstanceType<typeof streamsPb.ReadResp>
>;
type Options = InstanceType<typeof streamsPb.ReadReq.Options>;

type Place = Pick<LogRecord, 'commit' | 'prepare'>;

const after = (one: Place, { commit, prepare }: Place): boolean =>
  one.commit > commit || (one.commit === commit && one.prepare > prepare);

/** Start of a read of the whole log; undefined for one of its ends. */
const placeIn = (options: Options): Place | undefined => {
  const position = options.getAll()?.getPosition();
  return position && { commit: BigInt(position.getCommitPosition()), prepare: BigInt(position.getPreparePosition()) };
};

/** Stream that a read asks for; undefined for the log. */
export const streamIn = (options: Options): string | undefined => {
  const name = options.getStream()?.getStreamIdentifier()?.getStreamName_asU8();
  return name && Buffer.from(name).toString();
};

const matcher = (options: Options): ((record: LogRecord) => boolean) => {
  const prefixes = options.getFilter()?.getStreamIdentifier()?.getPrefixList();
  return prefixes ? ({ stream }) => prefixes.some((prefix) => stream.startsWith(prefix)) : () => true;
};

const write = (call: ReadCall, message: InstanceType<typeof streamsPb.ReadResp>): Promise<void> =>
  new Promise((resolve) => {
    if (call.write(message) || call.cancelled) return resolve();
    const wakings = ['drain', 'cancelled', 'close'];
    const goOn = (): void => {
      for (const waking of wakings) call.off(waking, goOn);
      resolve();
    };
    for (const waking of wakings) call.on(waking, goOn);
  });

/** Writes the records of a bounded read. `sent` is called for each record. */
export const read = async (log: StandInLog, call: ReadCall, options: Options, sent: () => void): Promise<void> => {
  const backwards = options.getReadDirection() === streamsPb.ReadReq.Options.ReadDirection.BACKWARDS;
  const name = streamIn(options);
  const found = name === undefined ? log.records : log.stream(name);
  if (!found) {
    await write(call, notFoundMessage(name ?? ''));
    call.end();
    return;
  }
  const stream = options.getStream();
  const from = stream?.hasRevision() ? BigInt(stream.getRevision()) : undefined;
  const place = placeIn(options);
  const matches = matcher(options);
  const asText = options.getUuidOption()?.hasString() ?? false;
  const isWanted = (record: LogRecord): boolean =>
    matches(record) &&
    (from === undefined || (backwards ? record.revision <= from : record.revision >= from)) &&
    (place === undefined || backwards || !after(place, record));
  const most = Number(options.getCount());
  const end = found.length;
  for (let index = 0, written = 0; index < end && written < most && !call.cancelled; index += 1) {
    const record = found[backwards ? end - 1 - index : index];
    if (!record || !isWanted(record)) continue;
    written += 1;
    sent();
    await write(call, eventMessage(record, asText));
  }
  call.end();
};

/**
 * Subscription to the whole log. Like the server, it sends a checkpoint after a number of filtered records: during
 * catch-up, the checkpoint is before the record itself (prepare 0), and "caught up" adds no newer one.
 */
export const watch = async (
  log: StandInLog,
  call: ReadCall,
  options: Options,
  { signal, sent }: Readonly<{ signal: AbortSignal; sent: () => void }>,
): Promise<void> => {
  const matches = matcher(options);
  const asText = options.getUuidOption()?.hasString() ?? false;
  const filter = options.getFilter();
  const interval = (filter?.getMax() || 32) * (filter?.getCheckpointintervalmultiplier() || 1);
  const from = placeIn(options);
  let index = from ? log.records.findIndex((record) => after(record, from)) : 0;
  if (index < 0) index = log.records.length;

  await write(call, confirmationMessage());
  // Simulate the server's read from a byte offset: where no record begins, the server finds none, unless nothing was
  // written there yet.
  if (
    from &&
    index < log.records.length &&
    !log.records.some(({ commit, prepare }) => [commit, prepare].includes(from.commit))
  ) {
    call.emit(
      'error',
      Object.assign(new Error('The requested position is invalid'), { code: status.INVALID_ARGUMENT }),
    );
    return;
  }
  let checkpoint: Place | undefined = from;
  let leftOut = 0;
  for (let live = false; !signal.aborted;) {
    const record = log.records[index];
    if (!record) {
      if (!live) {
        if (checkpoint) await write(call, checkpointMessage(checkpoint));
        await write(call, caughtUpMessage());
      }
      live = true;
      if (index === log.records.length) await log.changed(signal);
      continue;
    }
    index += 1;
    if (matches(record)) {
      checkpoint = record;
      sent();
      await write(call, eventMessage(record, asText));
    } else if ((leftOut += 1) % interval === 0) {
      checkpoint = live ? record : { commit: record.commit, prepare: 0n };
      await write(call, checkpointMessage(checkpoint));
    }
  }
};
