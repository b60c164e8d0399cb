import type { EngineName } from '@lendring/platform/testing/engines/engine.js';

/** The image of each engine, for tests and for docker-compose.yml alike. */
export const images: Readonly<Record<EngineName, string>> = {
  kurrentdb: 'kurrentplatform/kurrentdb:26.1.1',
  mongodb: 'mongo:8.0.17',
  meilisearch: 'getmeili/meilisearch:v1.50',
  // Docker Hub has no current image; this is the last one that MinIO published, with its later fixes.
  s3: 'quay.io/minio/minio:RELEASE.2025-09-07T16-13-09Z.hotfix.7aa24e772',
  kafka: 'apache/kafka:4.3.1',
  oidc: 'quay.io/keycloak/keycloak:26.7.3',
  smtp: 'axllent/mailpit:v1.29',
};
