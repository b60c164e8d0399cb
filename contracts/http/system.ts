import * as z from 'zod';
import { Instant } from '../kernel/period.js';
import { FollowerState } from '../kernel/service-state.js';
import { call } from './call.js';

export const ServiceShape = z.object({
  name: z.string(),
  reachable: z.boolean(),
  engines: z.array(z.object({ port: z.string(), kind: z.string() })),
  followers: z.array(FollowerState),
});
export type ServiceShape = z.infer<typeof ServiceShape>;

export const SystemShape = z.object({
  version: z.string(),
  commit: z.string().nullable().describe('Null: whoever built it named none.'),
  started_at: Instant.describe('Of the process that answers.'),
  node: z.string(),
  reference_data: z.string().describe('The stamp of the reference data.'),
  services: z.array(ServiceShape),
  backup_at: Instant.nullable().describe('When the last backup was made; null: none has reported yet.'),
  undelivered: z.int().nullable().describe('Mails and pushes that were given up; null: the service does not answer.'),
});
export type SystemShape = z.infer<typeof SystemShape>;

const name = z.string().min(1).max(214);
const version = z.string().min(1).max(100);
export const PackageShape = z.object({ name, version, licence: z.string(), has_text: z.boolean() });
export type PackageShape = z.infer<typeof PackageShape>;

export const systemCalls = {
  system: call('GET /system', {
    access: 'admin',
    summary: 'Versions, services, how far they are, and the last backup',
    answer: SystemShape,
  }),
  licences: call('GET /licence', {
    access: 'admin',
    summary: 'Packages of others that are part of what runs, with their licences',
    answer: z.array(PackageShape),
  }),
  licenceText: call('GET /licence_text', {
    access: 'admin',
    query: z.object({ name, version }),
    summary: 'The text of the licence of a package',
    answer: z.object({ text: z.string() }),
  }),
} as const;
