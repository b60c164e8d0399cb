import featuresGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import featuresPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import gossipGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
import type gossipPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import streamsGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import appendGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_grpc_pb.js';
import appendPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js';
import {
  Server,
  status,
  type Metadata,
  type sendUnaryData,
  type ServerCredentials,
  type ServerUnaryCall,
  type UntypedHandleCall,
} from '@grpc/grpc-js';
import type { StandInLog } from './log.js';
import { gossipMessage, noLeaderStatus, violationStatus, type Member } from './messages.js';
import { read, streamIn, watch, type ReadCall } from './reading.js';

type AppendRequest = InstanceType<typeof appendPb.AppendRecordsRequest>;
type AppendResponse = InstanceType<typeof appendPb.AppendRecordsResponse>;
type Answer = sendUnaryData<AppendResponse>;

type Options = Readonly<{
  log: StandInLog;
  leads: () => boolean;
  /** False without a majority of nodes; appends are then never answered. */
  canStore?: () => boolean;
  members: () => readonly Member[];
  /** `user:password`; if set, required for reads and appends. */
  user?: string | undefined;
}>;

export interface StandInNode {
  listen(port: number, credentials: ServerCredentials): Promise<number>;
  stop(): void;
  /** Ends every subscription with an error, as a server does when it hands over its work. */
  drop(): void;
  loseAnswers(count: number): void;
  /** Delays responses to appends by `ms`; gossip is not delayed. */
  slowDown(ms: number): void;
  /** Delays responses to reads that end by `ms`; subscriptions are not delayed. */
  slowReads(ms: number): void;
  subscriptions(): number;
  /** Records sent to readers and subscribers so far. */
  sent(): number;
  /** Streams of all reads that end so far, in order; `$all` for the log. */
  reads(): readonly string[];
}

const refusal = { code: status.UNAUTHENTICATED, details: 'Authentication failed' };

export const createNode = ({ log, leads, canStore = () => true, members, user }: Options): StandInNode => {
  const calls = new Set<ReadCall>();
  let server = new Server();
  let sent = 0;
  const countSent = (): void => void (sent += 1);
  let lost = 0;
  let lateMs = 0;
  let lateReadMs = 0;
  const reads: string[] = [];

  const mayCall = (metadata: Metadata): boolean =>
    user === undefined || metadata.get('authorization')[0] === `Basic ${Buffer.from(user).toString('base64')}`;

  const onRead = (call: ReadCall): void => {
    const request = call.request.getOptions();
    if (!request) throw new Error('A read without options');
    const fail = (reason: object): void => void call.emit('error', reason);
    if (!mayCall(call.metadata)) return fail(refusal);
    if (call.metadata.get('requires-leader')[0] === 'true' && !leads()) return fail(noLeaderStatus(members()));
    if (!request.hasSubscription()) {
      reads.push(streamIn(request) ?? '$all');
      const answer = (): void => void read(log, call, request, countSent);
      return void (lateReadMs > 0 ? setTimeout(answer, lateReadMs) : answer());
    }
    const ends = new AbortController();
    const end = (): void => {
      calls.delete(call);
      ends.abort();
    };
    calls.add(call.on('cancelled', end).on('close', end).on('error', end));
    void watch(log, call, request, { signal: ends.signal, sent: countSent });
  };

  const onAppend = ({ request, metadata }: ServerUnaryCall<AppendRequest, AppendResponse>, now: Answer): void => {
    const answer: Answer = (...given) => void (lateMs > 0 ? setTimeout(now, lateMs, ...given) : now(...given));
    if (!mayCall(metadata)) return answer(refusal);
    // Use a plain status, because the client has no error class for it.
    if (!leads()) return answer({ code: status.FAILED_PRECONDITION, details: 'The server is not the leader node' });
    if (!canStore()) return;
    const outcome = log.append(
      request
        .getRecordsList()
        .map((record) => ({
          stream: record.getStream(),
          id: record.getRecordId() ?? '',
          type: record.getSchema()?.getName() ?? '',
          data: record.getData_asU8(),
          properties: propertiesOf(record),
        })),
      request.getChecksList().flatMap((check) => {
        const state = check.getStreamState();
        return state ? [{ stream: state.getStream(), expected: BigInt(state.getExpectedState()) }] : [];
      }),
    );
    if (outcome.kind === 'violations') return answer(violationStatus(outcome.violations));
    if (lost > 0) {
      lost -= 1;
      return answer({ code: status.UNAVAILABLE, details: 'The connection was lost' });
    }
    const response = new appendPb.AppendRecordsResponse().setPosition(String(outcome.position));
    for (const [stream, revision] of outcome.revisions)
      response.addRevisions(new appendPb.StreamRevision().setStream(stream).setRevision(String(revision)));
    return answer(null, response);
  };

  const onGossip = (_: unknown, answer: sendUnaryData<InstanceType<typeof gossipPb.ClusterInfo>>): void =>
    answer(null, gossipMessage(members()));

  const onFeatures = (_: unknown, answer: sendUnaryData<InstanceType<typeof featuresPb.SupportedMethods>>): void =>
    answer(null, new featuresPb.SupportedMethods().setMethodsList(methods()).setEventStoreServerVersion('26.1.1'));

  return {
    listen(port, credentials) {
      server = new Server();
      server.addService({ read: streamsGrpc.StreamsService.read }, { read: onRead as UntypedHandleCall });
      server.addService(
        { appendRecords: appendGrpc.StreamsServiceService.appendRecords },
        { appendRecords: onAppend as UntypedHandleCall },
      );
      server.addService(gossipGrpc.GossipService, { read: onGossip });
      server.addService(featuresGrpc.ServerFeaturesService, { getSupportedMethods: onFeatures });
      return new Promise<number>((resolve, reject) => {
        server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
      });
    },
    stop: () => server.forceShutdown(),
    drop: () => {
      for (const call of calls)
        call.emit('error', Object.assign(new Error('The server is going away'), { code: status.UNAVAILABLE }));
    },
    loseAnswers: (count) => {
      lost = count;
    },
    slowDown: (ms) => {
      lateMs = ms;
    },
    slowReads: (ms) => {
      lateReadMs = ms;
    },
    sent: () => sent,
    reads: () => reads,
    subscriptions: () => calls.size,
  };
};

const methods = (): InstanceType<typeof featuresPb.SupportedMethod>[] =>
  [streamsGrpc.StreamsService.read, appendGrpc.StreamsServiceService.appendRecords].map(({ path }) => {
    const [, service = '', method = ''] = path.split('/');
    return new featuresPb.SupportedMethod().setServiceName(service.toLowerCase()).setMethodName(method.toLowerCase());
  });

const propertiesOf = (record: InstanceType<typeof appendPb.AppendRecord>): Readonly<Record<string, string>> => {
  const properties: Record<string, string> = {};
  record.getPropertiesMap().forEach((value, key) => {
    properties[key] = value.getStringValue();
  });
  return properties;
};
