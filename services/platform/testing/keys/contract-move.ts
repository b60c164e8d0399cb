import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MovableKeys } from '../../src/keys/subject-keys.port.js';

/** Additional contract of all `MovableKeys` adapters. `open` opens the same keys each time. */
export const movableKeysContract = (open: () => Promise<MovableKeys>): void => {
  describe('key migration', () => {
    let keys: MovableKeys;
    beforeAll(async () => {
      keys = await open();
    });
    afterAll(async () => {
      await keys.close();
    });

    const found = async (...subjects: readonly string[]): Promise<readonly (Uint8Array | null | undefined)[]> => {
      const all = new Map<string, Uint8Array | null>();
      for await (const [subject, key] of keys.all()) {
        expect(all.has(subject)).toBe(false);
        all.set(subject, key);
      }
      expect(all.has('')).toBe(false);
      return subjects.map((subject) => all.get(subject));
    };

    it('exports every person once, destroyed ones without a key', async () => {
      const [anna, ben, odd] = [randomUUID(), randomUUID(), `O'Neil ${randomUUID()} 🚲`];
      const kept = [await keys.keyFor(anna), await keys.keyFor(odd)];
      await keys.keyFor(ben);
      await keys.destroy(ben);
      expect(await found(anna, odd, ben, randomUUID())).toEqual([...kept, null, undefined]);
    });

    it('exports a large number of persons', async () => {
      const crowd = Array.from({ length: 520 }, () => randomUUID());
      for (const one of crowd) await keys.adopt(one, randomBytes(32));
      expect((await found(...crowd)).every((key) => key?.length === 32)).toBe(true);
    });

    it('imports a key unchanged, also twice', async () => {
      const [anna, key] = [randomUUID(), randomBytes(32)];
      await keys.adopt(anna, key);
      await keys.adopt(anna, key);
      expect(Buffer.from((await keys.keyFor(anna)) ?? []).equals(key)).toBe(true);
    });

    it('imports the destruction of a key, permanently', async () => {
      const [anna, ben] = [randomUUID(), randomUUID()];
      await keys.keyFor(ben);
      for (const gone of [anna, ben]) {
        await keys.adopt(gone, null);
        await keys.adopt(gone, randomBytes(32));
        expect(await keys.keyFor(gone)).toBeNull();
      }
    });

    it('never replaces a key by another', async () => {
      const anna = randomUUID();
      const key = await keys.keyFor(anna);
      await expect(keys.adopt(anna, randomBytes(32))).rejects.toThrow('another key');
      expect(await keys.find(anna)).toEqual(key);
      await expect(keys.adopt('', randomBytes(32))).rejects.toThrow();
    });
  });
};
