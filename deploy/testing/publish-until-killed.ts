import { openInstallation } from './publishing.js';

/**
 * Child process of the crash test: publishes a brand, an opening, a legal text and a category tree, and stops at a
 * given place to be killed there. `picture <n>`: after n stored picture files; `before the log`: before the four events
 * are written; `after the log`: right after that.
 */
const [folder = '', place = ''] = process.argv.slice(2);
const pictures = place.startsWith('picture ') ? Number(place.split(' ')[1]) : Infinity;
const stored: Promise<void>[] = [];
let written = 0;

let told = false;
const stop = (): Promise<never> => {
  if (!told) process.stdout.write('here\n');
  told = true;
  return new Promise(() => undefined);
};

const installation = await openInstallation(folder, {
  blobs: (blobs) => ({
    ...blobs,
    async put(key, body, contentType) {
      if (!key.startsWith('image/')) return blobs.put(key, body, contentType);
      if (stored.length >= pictures) return Promise.all(stored).then(stop);
      const storing = blobs.put(key, body, contentType);
      stored.push(storing);
      return storing;
    },
  }),
  store: (store) => ({
    ...store,
    async append(appends) {
      if (place === 'after the log') await store.append(appends);
      return (written += 1) < 4 || pictures !== Infinity ? new Promise(() => undefined) : stop();
    },
  }),
});
await installation.send();
await installation.publish();
