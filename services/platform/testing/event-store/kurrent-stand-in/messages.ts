import gossipPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import errorsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/errors_pb.js';
import { Metadata, status, type StatusObject } from '@grpc/grpc-js';
import type { Check, LogRecord } from './log.js';

const TICKS_PER_MS = 10_000n;
const { ReadResp } = streamsPb;

const uuidOf = (id: string, asText: boolean): InstanceType<typeof sharedPb.UUID> => {
  const uuid = new sharedPb.UUID();
  if (asText) return uuid.setString(id);
  const hex = id.replaceAll('-', '');
  const half = (digits: string): string => String(BigInt.asIntN(64, BigInt(`0x${digits}`)));
  const structured = new sharedPb.UUID.Structured();
  structured.setMostSignificantBits(half(hex.slice(0, 16)));
  structured.setLeastSignificantBits(half(hex.slice(16)));
  return uuid.setStructured(structured);
};

const identifierOf = (stream: string): InstanceType<typeof sharedPb.StreamIdentifier> =>
  new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));

/** Record in the format of reads and subscriptions, with the server's own metadata properties. */
export const eventMessage = (
  { stream, revision, id, type, data, properties, commit, prepare }: LogRecord,
  idsAsText: boolean,
) => {
  const recorded = new ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(uuidOf(id, idsAsText)).setStreamIdentifier(identifierOf(stream)).setStreamRevision(String(revision));
  recorded.setCommitPosition(String(commit)).setPreparePosition(String(prepare));
  recorded
    .getMetadataMap()
    .set('type', type)
    .set('content-type', 'application/json')
    .set('created', String(BigInt(Date.now()) * TICKS_PER_MS));
  recorded.setCustomMetadata(
    Buffer.from(JSON.stringify({ ...properties, '$schema.format': 'Json', '$schema.name': type })).toString('base64'),
  );
  recorded.setData(data);
  const event = new ReadResp.ReadEvent();
  event.setEvent(recorded).setCommitPosition(String(commit));
  return new ReadResp().setEvent(event);
};

export const notFoundMessage = (stream: string) =>
  new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream)));
export const confirmationMessage = () =>
  new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId('stand-in'));
export const caughtUpMessage = () => new ReadResp().setCaughtUp(new ReadResp.CaughtUp());
export const checkpointMessage = ({ commit, prepare }: Pick<LogRecord, 'commit' | 'prepare'>) =>
  new ReadResp().setCheckpoint(
    new ReadResp.Checkpoint().setCommitPosition(String(commit)).setPreparePosition(String(prepare)),
  );

export type Member = Readonly<{ host: string; port: number; leads: boolean; alive: boolean }>;

export const gossipMessage = (members: readonly Member[]) => {
  const { LEADER, FOLLOWER } = gossipPb.MemberInfo.VNodeState;
  return new gossipPb.ClusterInfo().setMembersList(
    members.map(({ host, port, leads, alive }) =>
      new gossipPb.MemberInfo()
        .setState(leads ? LEADER : FOLLOWER)
        .setIsAlive(alive)
        .setHttpEndPoint(new gossipPb.EndPoint().setAddress(host).setPort(port)),
    ),
  );
};

/** Refusal of a leader-only read by a follower, naming the leader it knows. */
export const noLeaderStatus = (members: readonly Member[]): Partial<StatusObject> => {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  const leader = members.find(({ leads }) => leads);
  if (leader) {
    metadata.set('leader-endpoint-host', leader.host);
    metadata.set('leader-endpoint-port', String(leader.port));
  }
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
};

/** Refusal of an append in the server's format: `google.rpc.Status` with the violations in the trailers. */
export const violationStatus = (
  violations: readonly (Check & { readonly actual: bigint })[],
): Partial<StatusObject> => {
  const details = new errorsPb.AppendConsistencyViolationErrorDetails();
  for (const { stream, expected, actual } of violations) {
    const state = new errorsPb.ConsistencyViolation.StreamStateViolation();
    state.setStream(stream).setExpectedState(String(expected)).setActualState(String(actual));
    details.addViolations(new errorsPb.ConsistencyViolation().setStreamState(state));
  }
  const typeUrl = 'type.googleapis.com/kurrentdb.protocol.v2.streams.errors.AppendConsistencyViolationErrorDetails';
  const any = Buffer.concat([field(1, Buffer.from(typeUrl)), field(2, details.serializeBinary())]);
  const metadata = new Metadata();
  metadata.set(
    'grpc-status-details-bin',
    Buffer.concat([
      Buffer.from([8, status.FAILED_PRECONDITION]),
      field(2, Buffer.from('Consistency check failed')),
      field(3, any),
    ]),
  );
  return { code: status.FAILED_PRECONDITION, details: 'Consistency check failed', metadata };
};

const field = (number: number, bytes: Uint8Array): Buffer => {
  const length: number[] = [];
  for (let rest = bytes.length; length.push(rest > 127 ? (rest & 127) | 128 : rest), rest > 127; rest >>= 7);
  return Buffer.concat([Buffer.from([(number << 3) | 2, ...length]), bytes]);
};
