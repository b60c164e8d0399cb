import { fromMarkdown } from 'mdast-util-from-markdown';
import { serveThread } from '@lendring/platform/base/threads/serve-thread.js';

/** CPU time of the parse in milliseconds, independent of other load on the machine. */
const timeOf = (markdown: string): number => {
  const before = process.threadCpuUsage();
  fromMarkdown(markdown);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

serveThread(timeOf);
