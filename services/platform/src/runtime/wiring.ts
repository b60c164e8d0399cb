import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepers } from '@lendring/contracts/services.js';
import type { Logger } from 'pino';
import type { Blobs } from '../blobs/blobs.port.js';
import { openFileBlobs, type FileBlobs } from '../blobs/files.adapter.js';
import type { Bus, DeadLetterTopic } from '../bus/bus.port.js';
import { openMemoryBus } from '../bus/memory.adapter.js';
import type { Engine } from '../base/engine-unavailable.js';
import { hostsOf } from '../base/engine-errors.js';
import { createEngineWatches, type EngineWatches } from '../base/engine-watch.js';
import type { EventStore } from '../event-store/event-store.port.js';
import { openSqliteEventStore } from '../event-store/sqlite.adapter.js';
import { cachedKeys } from '../keys/cached.decorator.js';
import { beginWithKeys, checkKeysBelong, isBegun, isKeyed, lost, type KeyedLog } from '../keys/keys-belong.js';
import { masterKey } from '../keys/master-key.js';
import { openSqliteSubjectKeys } from '../keys/sqlite.adapter.js';
import type { SubjectKeys } from '../keys/subject-keys.port.js';
import type { Mailer } from '../mail/mail.port.js';
import { openMailbox, type Mailbox } from '../mail/mailbox.adapter.js';
import { brandedMailer, brandedSms, currentBrand, type CurrentBrand } from '../mail/branded.decorator.js';
import { openSevenSms } from '../sms/seven.adapter.js';
import type { SmsSender } from '../sms/sms.port.js';
import { openOutgoing } from '../outgoing/https.adapter.js';
import type { Pictures } from '../pictures/pictures.port.js';
import { createPictures } from '../pictures/sharp.adapter.js';
import type { Push } from '../push/push.port.js';
import type { Documents } from '../read-models/documents.port.js';
import { openSqliteDocuments } from '../read-models/sqlite.adapter.js';
import { WHILE_BUSY } from './followers/follower.js';
import { speaksOfBuilds } from './followers/projection-versions.js';
import { systemClock, type Clock } from '../base/clock.js';
import type { NeededEngine } from './process/wait-for-engines.js';
import { ConfigError, type Config } from './settings/config.js';
import { openLog } from './process/pino.adapter.js';
import { openToEverybody } from './settings/open-to-everybody.js';
import { openSecrets, type Secrets } from './settings/secrets.js';
import type { ServicePorts } from './service/service-core.js';
import { createStreamCaches } from './service/stream-cache.js';

export type Files = Readonly<{
  blobs: Blobs;
  pictures: Pictures;
  /** Upload handler; null when uploads go directly to the file store. */
  handleUpload: FileBlobs['handleUpload'] | null;
}>;

export type Wiring = Readonly<{
  log: Logger;
  clock: Clock;
  watches: EngineWatches;
  secrets: Secrets;
  brand: CurrentBrand;
  files: () => Promise<Files>;
  /**
   * `mailbox` is null when mails are really sent.
   * @throws ConfigError when strangers could read the mailbox
   */
  mail: () => Promise<{ readonly mailer: Mailer; readonly mailbox: Mailbox | null }>;
  /** Null when SMS are off. */
  sms: () => Promise<SmsSender | null>;
  push: () => Promise<Push>;
  bus: () => Promise<Bus>;
  /** Dead-letter topics of the bus, used by versions before parked events; empty without Kafka. */
  deadLetters: () => Promise<readonly DeadLetterTopic[]>;
  /** Raw log of one service, for tools. */
  store: (service: string) => Promise<EventStore>;
  documents: (service: string) => Promise<Documents>;
  /** Engines that must answer before services with a log start. Embedded engines always answer. */
  engines: () => readonly NeededEngine[];
  /**
   * First step of a start: checks, before any write, that the services' logs and the keys belong together, and records
   * key fingerprints in logs that have none. `areNew`: all logs are empty.
   * @throws CannotStart
   */
  begin: (services: readonly string[]) => Promise<Readonly<{ areNew: boolean }>>;
  /**
   * Ports of one service: its own log and documents.
   * @throws CannotStart when its log was written with other keys
   */
  ports: (service: string) => Promise<ServicePorts>;
  /** Publishes held integration events; call when all services have started. */
  release: () => void;
  closes: <Part extends { readonly close: () => Promise<void> }>(part: Part) => Part;
  close: () => Promise<void>;
}>;

const KEYS_DATABASE = 'lendring_keys';

/**
 * The only place that selects adapters shared by all services, by configuration (ADR 1). Each part is opened on first
 * use, and an engine's client is loaded only when selected, so unused parts cost nothing.
 *
 * @param options.gathers False where read models must not gather events while the process is busy (ADR 187).
 */
export const openWiring = async (
  config: Config,
  { gathers = true }: Readonly<{ gathers?: boolean | undefined }> = {},
): Promise<Wiring> => {
  const { dataDir, secretsDir, stores } = config;
  const log = openLog(config);
  const watches = createEngineWatches(log);
  const secrets = openSecrets(secretsDir);
  const closing: (() => Promise<void>)[] = [];
  const brand = currentBrand();
  let release = (): void => undefined;

  const files = once(async (): Promise<Files> => {
    if (stores.blobs.kind === 's3') {
      const { openS3Blobs } = await import('../blobs/s3.adapter.js');
      const blobs = openS3Blobs({ ...stores.blobs, watch: watches('file store', stores.blobs.url) });
      closing.push(() => blobs.close());
      return { blobs, pictures: createPictures(blobs), handleUpload: null };
    }
    const own = openFileBlobs({
      directory: join(dataDir, 'files'),
      publicBase: `${config.publicUrl}/files`,
      secret: await secrets.secret('upload'),
      watch: watches('file store', dataDir),
    });
    return { blobs: own, pictures: createPictures(own), handleUpload: own.handleUpload };
  });

  const mail = once(async () => {
    if (config.mail.kind === 'mailbox') {
      if (openToEverybody(config.publicUrl))
        throw new ConfigError(
          'Lendring cannot start: MAIL must be smtp, because PUBLIC_URL is publicly accessible and would expose the local mailbox.',
        );
      const mailbox = openMailbox(join(dataDir, 'mail'), { watch: watches('mail server', dataDir) });
      closing.push(() => mailbox.close());
      return { mailer: brandedMailer(mailbox, brand), mailbox };
    }
    const { openSmtpMailer } = await import('../mail/smtp.adapter.js');
    const mailer = openSmtpMailer({ ...config.mail, watch: watches('mail server', hostsOf(config.mail.url)) });
    closing.push(() => mailer.close());
    return { mailer: brandedMailer(mailer, brand), mailbox: null };
  });

  const sms = once(async (): Promise<SmsSender | null> => {
    if (config.sms.kind === 'seven')
      return brandedSms(openSevenSms({ ...config.sms, watch: watches('SMS gateway', hostsOf(config.sms.url)) }), brand);
    const kept = config.sms.kind === 'mailbox' ? (await mail()).mailbox?.sms : null;
    return kept ? brandedSms(kept, brand) : null;
  });

  const push = once(async () => {
    const { openWebPush } = await import('../push/web-push.adapter.js');
    const { webhookTargets: targets, publicUrl: subject } = config;
    return openWebPush({
      secret: await secrets.secret('vapid'),
      subject,
      outgoing: openOutgoing({ targets }),
      targets,
    });
  });

  const bus = once(async (): Promise<Bus> => {
    if (stores.bus.kind === 'kafka') {
      const { openKafkaBus } = await import('../bus/kafka.adapter.js');
      const watch = watches('event bus', stores.bus.brokers.join(', '));
      return openKafkaBus({ ...stores.bus, clientId: `lendring-${process.pid}`, log, watch });
    }
    const memory = openMemoryBus({ held: true });
    release = memory.release;
    return memory;
  });

  const deadLetters = async (): Promise<readonly DeadLetterTopic[]> => {
    if (stores.bus.kind !== 'kafka') return [];
    const { readDeadLetterTopics } = await import('../bus/kafka-dead-letters.adapter.js');
    return readDeadLetterTopics(stores.bus);
  };

  const keysFile = join(dataDir, 'keys', 'subjects.db');
  const keyPlaces = {
    people: stores.keys.kind === 'sqlite' ? keysFile : 'the key store',
    secret: (name: string): string => join(secretsDir, `${name}.key`),
  };
  let keyed: KeyedLog | null = null;
  const openKeys = async (): Promise<SubjectKeys> => {
    const masterKeyFile = join(secretsDir, 'subjects.master');
    if (stores.keys.kind === 'sqlite') {
      if (keyed && !existsSync(keysFile)) throw lost(keysFile, keyed.about.name);
      return openSqliteSubjectKeys(keysFile, masterKeyFile, watches('key store', dataDir));
    }
    const { openMongoSubjectKeys } = await import('../keys/mongodb.adapter.js');
    return openMongoSubjectKeys({
      url: stores.keys.url,
      database: KEYS_DATABASE,
      masterKey: masterKey(masterKeyFile, keyed === null),
      watch: watches('key store', hostsOf(stores.keys.url)),
    });
  };
  // Share one cache of keys and folded streams among all services, so that erased data leaves both at once.
  const streams = once(async () => {
    const caches = createStreamCaches({ keys: cachedKeys(await openKeys()), bytes: config.streamCacheBytes });
    closing.push(async () => {
      caches.close();
      await caches.keys.close();
    });
    return caches;
  });

  const openStore = async (service: string): Promise<EventStore> => {
    if (stores.eventStore.kind === 'sqlite')
      return openSqliteEventStore(join(dataDir, service, 'events.db'), { watch: watches('event store', dataDir) });
    const { openKurrentEventStore } = await import('../event-store/kurrent.adapter.js');
    const { url } = stores.eventStore;
    return openKurrentEventStore({ url, namespace: service, log, watch: watches('event store', hostsOf(url)) });
  };
  const opened = new Map<string, Promise<EventStore>>();
  const store = (service: string): Promise<EventStore> => {
    const known = opened.get(service);
    if (known) return known;
    const opening = openStore(service).then((fresh) => {
      closing.push(() => fresh.close());
      return fresh;
    });
    opened.set(service, opening);
    opening.catch(() => opened.delete(service));
    return opening;
  };

  /** Open the logs before reading any key, because a log written with keys must not get new ones. */
  const logsOf = async (services: readonly string[]): Promise<readonly KeyedLog[]> => {
    // Open all stores at once, because the first call of a KurrentDB client takes half a second.
    await Promise.all(services.map(store));
    const logs: KeyedLog[] = [];
    for (const name of services) {
      const about = keepers.find((keeper) => keeper.name === name) ?? { name, personal: {}, secrets: [] };
      const its = { store: await store(name), about };
      logs.push(its);
      if (await isKeyed(its)) keyed ??= its;
    }
    return logs;
  };
  const checked = new Set<string>();
  const keysAndSecrets = async () => ({ keys: (await streams()).keys, secret: secrets.present, places: keyPlaces });

  const openDocuments = async (service: string): Promise<Documents> => {
    if (stores.documents.kind === 'sqlite')
      return openSqliteDocuments(join(dataDir, service, 'documents.db'), {
        log: log.child({ service }),
        outlives: (key) => !speaksOfBuilds(key),
        watch: watches('document store', dataDir),
      });
    const { openMongoDocuments } = await import('../read-models/mongodb.adapter.js');
    const { url } = stores.documents;
    return openMongoDocuments({ url, database: `lendring_${service}`, watch: watches('document store', hostsOf(url)) });
  };

  const documents = async (service: string): Promise<Documents> => {
    const fresh = await openDocuments(service);
    closing.push(() => fresh.close());
    return fresh;
  };

  const engines = (): readonly NeededEngine[] => {
    const { eventStore, documents: documentStore, keys, bus: eventBus } = stores;
    const needed: NeededEngine[] = [];
    if (eventStore.kind === 'kurrentdb')
      needed.push({
        engine: 'event store',
        look: async () => {
          const { kurrentAnswers } = await import('../event-store/kurrent-answers.adapter.js');
          await kurrentAnswers(eventStore.url);
        },
      });
    const mongo = (engine: Engine, url: string, database: string, settings: string): NeededEngine => ({
      engine,
      look: async () => {
        const { mongoAnswers } = await import('../read-models/mongodb-answers.adapter.js');
        await mongoAnswers({ url, database }, engine, settings);
      },
    });
    if (documentStore.kind === 'mongodb')
      needed.push(mongo('document store', documentStore.url, 'lendring_start', 'MONGODB_URL'));
    if (keys.kind === 'mongodb') needed.push(mongo('key store', keys.url, KEYS_DATABASE, 'KEYS_MONGODB_URL'));
    if (eventBus.kind === 'kafka')
      needed.push({
        engine: 'event bus',
        look: async () => {
          const { kafkaAnswers } = await import('../bus/kafka-answers.adapter.js');
          await kafkaAnswers(eventBus);
        },
      });
    return needed;
  };

  return {
    log,
    watches,
    engines,
    secrets,
    brand,
    files,
    mail,
    sms,
    push,
    bus,
    deadLetters,
    clock: systemClock,
    store,
    documents,
    async begin(services) {
      const logs = await logsOf(services);
      const given = await keysAndSecrets();
      for (const each of logs) await checkKeysBelong(each, given);
      const begun = [];
      for (const each of logs) if (await isBegun(each)) begun.push(each);
      for (const each of logs)
        await beginWithKeys(each, { ...given, make: (name) => secrets.secret(name), at: systemClock.now() });
      for (const name of services) checked.add(name);
      return { areNew: begun.length === 0 };
    },
    async ports(service) {
      const unchecked = checked.has(service) ? [] : await logsOf([service]);
      for (const its of unchecked) await checkKeysBelong(its, await keysAndSecrets());
      const parts = {
        keys: (await streams()).keys,
        bus: await bus(),
        store: await store(service),
        documents: await documents(service),
      };
      // Enable replicas only with a log and documents that processes can share.
      const replicas = stores.eventStore.kind === 'kurrentdb' && stores.documents.kind === 'mongodb' ? {} : undefined;
      const kept = config.streamCacheBytes > 0 ? await streams() : undefined;
      const needs = keepers.find(({ name }) => name === service)?.needs ?? [];
      const engineKinds = {
        eventStore: stores.eventStore.kind,
        documents: stores.documents.kind,
        keys: stores.keys.kind,
        bus: stores.bus.kind,
        ...(needs.includes('search') && { search: stores.search.kind }),
        ...(needs.includes('files') && { files: stores.blobs.kind }),
        ...(needs.includes('mail') && { mail: config.mail.kind }),
      };
      return {
        ...parts,
        engines: engineKinds,
        clock: systemClock,
        log: log.child({ service }),
        replicas,
        // Calls in other replicas wait for published positions, which cannot end the gathering here.
        ...(gathers && replicas === undefined && { gatherFor: WHILE_BUSY }),
        streams: kept,
      };
    },
    release: () => release(),
    closes(part) {
      closing.push(() => part.close());
      return part;
    },
    close: async () => {
      if (bus.opened()) await (await bus()).close();
      for (const close of closing.toReversed()) await close();
    },
  };
};

const once = <Part>(open: () => Promise<Part>): (() => Promise<Part>) & { readonly opened: () => boolean } => {
  let part: Promise<Part> | undefined;
  return Object.assign(() => (part ??= open()), { opened: () => part !== undefined });
};
