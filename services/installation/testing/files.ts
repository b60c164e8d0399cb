import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';

export const memoryFiles = (clock: Readonly<{ time: string }>): Pick<Blobs, 'put' | 'get' | 'list' | 'delete'> => {
  const files = new Map<string, Readonly<{ body: Uint8Array; contentType: string; storedAt: string }>>();
  return {
    put: async (key, body, contentType) => {
      files.set(key, { body, contentType, storedAt: clock.time });
    },
    get: async (key) => files.get(key) ?? null,
    list: async (folder) =>
      [...files].filter(([key]) => key.startsWith(`${folder}/`)).map(([key, { storedAt }]) => ({ key, storedAt })),
    delete: async (key) => {
      files.delete(key);
    },
  };
};
