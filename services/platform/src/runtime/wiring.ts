import { join } from 'node:path';
import type { Logger } from 'pino';
import { openFileBlobs, type FileBlobs } from '../blobs/files.adapter.js';
import { openMemoryBus } from '../bus/memory.adapter.js';
import { openSqliteEventStore } from '../event-store/sqlite.adapter.js';
import { cachedKeys } from '../keys/cached.decorator.js';
import { openSqliteSubjectKeys } from '../keys/sqlite.adapter.js';
import type { Mailer } from '../mail/mail.port.js';
import { openMailbox, type Mailbox } from '../mail/mailbox.adapter.js';
import { openSmtpMailer } from '../mail/smtp.adapter.js';
import type { Pictures } from '../pictures/pictures.port.js';
import { createPictures } from '../pictures/sharp.adapter.js';
import { openSqliteDocuments } from '../read-models/sqlite.adapter.js';
import { openSqliteSearch } from '../search/sqlite.adapter.js';
import { systemClock, type Clock } from './clock.js';
import type { Config } from './config.js';
import { openLog } from './pino.adapter.js';
import { openSecrets, type Secrets } from './secrets.js';
import type { ServicePorts } from './service-core.js';

export type Wiring = Readonly<{
  log: Logger;
  clock: Clock;
  secrets: Secrets;
  blobs: FileBlobs;
  pictures: Pictures;
  mailer: Mailer;
  /** Null where mails really leave. */
  mailbox: Mailbox | null;
  /** What one service runs on: its own log, documents and search, in files of its own. */
  ports: (service: string) => ServicePorts;
  /** Every service listens: integration events that waited for that go out. */
  release: () => void;
  close: () => Promise<void>;
}>;

/** The one place that chooses adapters, by the configuration (ADR 1). */
export const openWiring = async (config: Config): Promise<Wiring> => {
  const { dataDir } = config;
  const log = openLog(config);
  const secrets = openSecrets(join(dataDir, 'keys'));
  // One cache for all services: a destroyed key leaves it at once.
  const keys = cachedKeys(openSqliteSubjectKeys(join(dataDir, 'keys', 'subjects.db'), join(dataDir, 'keys', 'subjects.master')));
  const bus = openMemoryBus({
    held: true,
    onDeadLetter: ({ group, event, error }) => log.error({ group, event: event.id, type: event.type, error }, 'integration event given up'),
  });
  const blobs = openFileBlobs({ directory: join(dataDir, 'files'), publicBase: `${config.publicUrl}/files`, secret: await secrets.secret('upload') });
  const mailbox = config.mail.kind === 'mailbox' ? openMailbox(join(dataDir, 'mail')) : null;
  const mailer = mailbox ?? openSmtpMailer(config.mail.kind === 'smtp' ? config.mail : { url: '', from: '' });
  const closing: (() => Promise<void>)[] = [() => mailer.close(), () => keys.close()];

  return {
    log, secrets, blobs, mailer, mailbox,
    clock: systemClock,
    pictures: createPictures(blobs),
    ports: (service) => {
      const directory = join(dataDir, service);
      const store = openSqliteEventStore(join(directory, 'events.db'));
      const documents = openSqliteDocuments(join(directory, 'documents.db'));
      const search = service === 'offer' ? openSqliteSearch({ directory: join(directory, 'search') }) : undefined;
      closing.push(() => documents.close(), () => store.close(), ...(search ? [() => search.close()] : []));
      return { store, keys, documents, bus, clock: systemClock, log: log.child({ service }), ...(search ? { search } : {}) };
    },
    release: bus.release,
    close: async () => {
      await bus.close();
      for (const close of closing.toReversed()) await close();
    },
  };
};
