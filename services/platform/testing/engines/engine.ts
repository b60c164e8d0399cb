import { describe, it } from 'vitest';

export const engineVariables = {
  kurrentdb: 'KURRENTDB_URL',
  mongodb: 'MONGODB_URL',
  meilisearch: 'MEILISEARCH_URL',
  s3: 'S3_URL',
  kafka: 'KAFKA_BROKERS',
  oidc: 'OIDC_ISSUER',
  smtp: 'SMTP_URL',
  stripe: 'STRIPE_MOCK_URL',
  mustang: 'MUSTANG_JAR',
} as const;
export type EngineName = keyof typeof engineVariables;

/**
 * Suite against a real server: runs when the engine's variable is set (`npm run test:engines` sets it); otherwise
 * skipped with one line that names the missing variable.
 */
export const describeEngine = (engine: EngineName, title: string, suite: (address: string) => void): void => {
  const variable = engineVariables[engine];
  const address = process.env[variable];
  describe(`${title} (${engine})`, () => {
    if (address) suite(address);
    // oxlint-disable-next-line vitest/no-disabled-tests -- nothing to test without a server; the reader is told which
    else it.skip(`needs a real server: set ${variable}`, () => undefined);
  });
};
