import featuresGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import featuresPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import streamsGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import appendGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_grpc_pb.js';
import appendPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js';
import {
  Server,
  ServerCredentials,
  status,
  type ServerUnaryCall,
  type sendUnaryData,
  type UntypedHandleCall,
} from '@grpc/grpc-js';
import { createLog } from './log.js';
import { violationStatus } from './messages.js';
import { read, watch, type ReadCall } from './reading.js';

type AppendCall = ServerUnaryCall<
  InstanceType<typeof appendPb.AppendRecordsRequest>,
  InstanceType<typeof appendPb.AppendRecordsResponse>
>;

/**
 * A server that speaks the part of KurrentDB's gRPC that our adapter uses, over a log in memory that outlives `stop`.
 */
export interface KurrentStandIn {
  readonly url: string;
  /** Answers again at the same address, after a `stop`. */
  start(): Promise<void>;
  /** Cuts every connection. */
  stop(): void;
  /** Ends every subscription with an error, as a server does that hands its work to another one. */
  drop(): void;
  /** The next appends are stored but their answers get lost. */
  loseAnswers(count: number): void;
  /** Subscriptions that are open just now. */
  subscriptions(): number;
}

/** @param options.sharedCommits Transactions have a commit of their own, which all their records share. */
export const startKurrentStandIn = async (options: { sharedCommits?: boolean } = {}): Promise<KurrentStandIn> => {
  const log = createLog(options);
  const calls = new Set<ReadCall>();
  let server = new Server();
  let port = 0;
  let lost = 0;

  const onRead = (call: ReadCall): void => {
    const request = call.request.getOptions();
    if (!request) throw new Error('A read without options');
    if (!request.hasSubscription()) return void read(log, call, request);
    const ends = new AbortController();
    const end = (): void => {
      calls.delete(call);
      ends.abort();
    };
    calls.add(call.on('cancelled', end).on('close', end).on('error', end));
    void watch(log, call, request, ends.signal);
  };

  const onAppend = (
    call: AppendCall,
    answer: sendUnaryData<InstanceType<typeof appendPb.AppendRecordsResponse>>,
  ): void => {
    const outcome = log.append(
      call.request
        .getRecordsList()
        .map((record) => ({
          stream: record.getStream(),
          id: record.getRecordId() ?? '',
          type: record.getSchema()?.getName() ?? '',
          data: record.getData_asU8(),
          properties: propertiesOf(record),
        })),
      call.request.getChecksList().flatMap((check) => {
        const state = check.getStreamState();
        return state ? [{ stream: state.getStream(), expected: BigInt(state.getExpectedState()) }] : [];
      }),
    );
    if (outcome.kind === 'violations') return answer(violationStatus(outcome.violations));
    if (outcome.kind === 'muddled')
      return answer({ code: status.INTERNAL, details: 'Exception was thrown by handler.' });
    if (lost > 0) {
      lost -= 1;
      return answer({ code: status.UNAVAILABLE, details: 'The connection was lost' });
    }
    const response = new appendPb.AppendRecordsResponse().setPosition(String(outcome.position));
    for (const [stream, revision] of outcome.revisions)
      response.addRevisions(new appendPb.StreamRevision().setStream(stream).setRevision(String(revision)));
    return answer(null, response);
  };

  const methods = [streamsGrpc.StreamsService.read, appendGrpc.StreamsServiceService.appendRecords].map(({ path }) => {
    const [, service = '', method = ''] = path.split('/');
    return new featuresPb.SupportedMethod().setServiceName(service.toLowerCase()).setMethodName(method.toLowerCase());
  });
  const onFeatures = (_: unknown, answer: sendUnaryData<InstanceType<typeof featuresPb.SupportedMethods>>): void =>
    answer(null, new featuresPb.SupportedMethods().setMethodsList(methods).setEventStoreServerVersion('26.1.1'));

  const start = async (): Promise<void> => {
    server = new Server();
    server.addService({ read: streamsGrpc.StreamsService.read }, { read: onRead as UntypedHandleCall });
    server.addService(
      { appendRecords: appendGrpc.StreamsServiceService.appendRecords },
      { appendRecords: onAppend as UntypedHandleCall },
    );
    server.addService(featuresGrpc.ServerFeaturesService, { getSupportedMethods: onFeatures });
    port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      );
    });
  };
  await start();

  return {
    get url() {
      return `kurrentdb://127.0.0.1:${port}?tls=false`;
    },
    start,
    stop: () => server.forceShutdown(),
    drop: () => {
      for (const call of calls)
        call.emit('error', Object.assign(new Error('The server is going away'), { code: status.UNAVAILABLE }));
    },
    loseAnswers: (count) => {
      lost = count;
    },
    subscriptions: () => calls.size,
  };
};

const propertiesOf = (record: InstanceType<typeof appendPb.AppendRecord>): Readonly<Record<string, string>> => {
  const properties: Record<string, string> = {};
  record.getPropertiesMap().forEach((value, key) => {
    properties[key] = value.getStringValue();
  });
  return properties;
};
