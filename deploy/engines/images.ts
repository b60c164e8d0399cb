import type { EngineName } from '@lendring/platform/testing/engines/engine.js';

/** Test doubles, which docker-compose.yml does not start. */
const onlyInTests: ReadonlySet<string> = new Set<EngineName>(['stripe']);

/** Pinned images for tests and for docker-compose.yml, which omits those in `onlyInTests`. */
export const images: Readonly<Record<Exclude<EngineName, 'mustang'>, string>> = {
  kurrentdb: 'kurrentplatform/kurrentdb:26.1.1',
  mongodb: 'mongo:8.0.17',
  meilisearch: 'getmeili/meilisearch:v1.50',
  // MinIO's last published image, with later fixes; Docker Hub has no current one.
  s3: 'quay.io/minio/minio:RELEASE.2025-09-07T16-13-09Z.hotfix.7aa24e772',
  kafka: 'apache/kafka:4.3.1',
  oidc: 'quay.io/keycloak/keycloak:26.7.3',
  smtp: 'axllent/mailpit:v1.29',
  stripe: 'stripe/stripe-mock:v0.203.0',
};

export const composeImages: readonly string[] = Object.entries(images)
  .filter(([name]) => !onlyInTests.has(name))
  .map(([, image]) => image);
